import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import type { Confirmable } from '../auth/measures/measure.entity';
import { type Actor, AdminOnly, CurrentMember } from '../wire/access';
import { windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { MeasureTakenView, MemberView, RegistrationView } from './admin.views';
import {
  ConfirmationBody,
  MembersQuery,
  ReinstatementBody,
  RestrictionBody,
  SuspensionBody,
  VerificationBody,
} from './admin.wire';
import type { MemberRecord, MemberSearch } from './members.repository';
import { MembersService } from './members.service';

@Controller('admin/members')
@AdminOnly()
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Get()
  @Reply('Done.', 'result', [MemberView])
  async list(@Query() query: MembersQuery): Promise<Page<MemberView>> {
    const page = await this.members.find({
      ...windowOf(query),
      term: query.term,
      state: (query.state ?? 'all') as MemberSearch['state'],
    });
    return page.map(viewOf);
  }

  @Get(':id')
  @Reply('Done.', 'result', MemberView)
  async get(@Param('id', IdPipe) id: number): Promise<MemberView> {
    return viewOf(await this.members.get(id));
  }

  @Post(':id/suspend')
  @Reply('The member is suspended, logged out everywhere, and notified by email.')
  async suspend(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: SuspensionBody,
  ): Promise<void> {
    await this.members.suspend(actor, id, body);
  }

  @Post(':id/restrict')
  @Reply('The member can read but not post, and is notified.')
  async restrict(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: RestrictionBody,
  ): Promise<void> {
    await this.members.restrict(actor, id, body);
  }

  @Post(':id/ask-confirm')
  @Reply('The member is asked, and can read but not post until then.')
  async askToConfirm(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { what, reason }: ConfirmationBody,
  ): Promise<void> {
    await this.members.askToConfirm(actor, id, { what: what as Confirmable, reason });
  }

  /** Ends a suspension and every other measure. */
  @Post(':id/reinstate')
  @Reply('The member has full access again, and is notified by email.')
  async reinstate(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: ReinstatementBody,
  ): Promise<void> {
    await this.members.reinstate(actor, id, reason);
  }

  @Post(':id/end-sessions')
  @Reply('The member is logged out everywhere.')
  async endSessions(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.members.endSessions(actor, id);
  }

  @Post(':id/reset-second-step')
  @Reply('The second step is off, and the member is notified.')
  async resetSecondStep(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<void> {
    await this.members.resetSecondStep(actor, id);
  }

  @Post(':id/verify')
  @Reply('The registration is confirmed.')
  async verify(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { until, source }: VerificationBody,
  ): Promise<void> {
    await this.members.verify(actor, id, { until, check: { source } });
  }
}

function viewOf(record: MemberRecord): MemberView {
  const registration =
    record.registration && Object.assign(new RegistrationView(), record.registration);
  const measures = record.measures.map((one) => Object.assign(new MeasureTakenView(), one));
  return Object.assign(new MemberView(), record, { registration, measures });
}
