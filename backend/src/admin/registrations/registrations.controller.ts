import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { RegistrationViews } from '../../profiles/registrations/registration.views';
import {
  REGISTRATION_STATES,
  type RegistrationState,
} from '../../profiles/registrations/registration-review.entity';
import {
  type RegistrationDecision,
  RegistrationsService,
} from '../../profiles/registrations/registrations.service';
import { RegistrationToCheckView } from '../../profiles/registrations/registrations.wire';
import { type Actor, CurrentMember, ForRoles } from '../../wire/access';
import { windowOf } from '../../wire/paging';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import {
  EXPIRING,
  RegistrationCountsView,
  RegistrationDecisionBody,
  RegistrationsQuery,
  RegistrationsToCheckView,
} from './registrations.wire';

/** Medical registrations waiting to be checked, and the decided ones. */
@Controller('admin/registrations')
@ForRoles('moderator')
export class RegistrationsToCheckController {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly views: RegistrationViews,
  ) {}

  @Get()
  @Reply('Done.', undefined, RegistrationsToCheckView)
  async list(
    @CurrentMember() actor: Actor,
    @Query() query: RegistrationsQuery,
  ): Promise<RegistrationsToCheckView> {
    const { limit } = windowOf({ limit: query.limit });
    const after = query.after ?? query.before ?? 0;
    const wanted = { after, limit: limit + 1 };
    const rows =
      query.state === EXPIRING
        ? await this.registrations.expiring(wanted)
        : await this.registrations.list((query.state ?? 'waiting') as RegistrationState, wanted);
    const page = rows.slice(0, limit);
    const next = rows.length > limit ? (page.at(-1)?.id ?? null) : null;
    const counts = await this.registrations.counts();
    return Object.assign(new RegistrationsToCheckView(), {
      result: page.map((row) => this.views.toCheck(row, actor)),
      nextAfter: next,
      nextBefore: next,
      counts: Object.assign(
        new RegistrationCountsView(),
        Object.fromEntries(REGISTRATION_STATES.map((state) => [state, counts.get(state) ?? 0])),
        { expiring: await this.registrations.countExpiring() },
      ),
    });
  }

  @Get(':id')
  @Reply('Done.', 'result', RegistrationToCheckView)
  async get(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<RegistrationToCheckView> {
    return this.views.toCheck(await this.registrations.get(id), actor);
  }

  @Post(':id')
  @Reply('Decided. The member is notified.')
  async decide(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { action, until, reason, source }: RegistrationDecisionBody,
  ): Promise<void> {
    const decision =
      action === 'confirm' ? { action, until, check: { source } } : { action, reason };
    await this.registrations.decide(actor, id, decision as RegistrationDecision);
  }
}
