import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { MUTED_KINDS, type MutedKind } from '../connections/mutes/member-mute.entity';
import { Refusal } from '../refusal';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { MutesService } from './mutes.service';
import { MuteBody, MutesQuery, MuteView, muteView } from './mutes.wire';

/** What a member has muted: silent, and for them alone. */
@Controller('mutes')
export class MutesController {
  constructor(private readonly mutes: MutesService) {}

  @Get()
  @Reply('Done.', 'result', [MuteView])
  async list(@CurrentMember() actor: Actor, @Query() query: MutesQuery): Promise<Page<MuteView>> {
    const kind = query.kind as MutedKind | undefined;
    const { subjectId } = query;
    const which = { ...(kind && { kind }), ...(subjectId && { subjectId }) };
    return (await this.mutes.list(actor, which, windowOf(query))).map(muteView);
  }

  @Post()
  @WhileRestricted()
  @Reply('It is muted. Nobody is told.')
  async add(@CurrentMember() actor: Actor, @Body() body: MuteBody): Promise<void> {
    const { kind, subjectId, until = null } = body;
    const what = { kind: kind as MutedKind, subjectId };
    await this.mutes.add(actor, what, until);
  }

  @Delete(':kind/:id')
  @WhileRestricted()
  @Reply('It is no longer muted.')
  async remove(
    @CurrentMember() actor: Actor,
    @Param('kind') kind: string,
    @Param('id', IdPipe) subjectId: number,
  ): Promise<void> {
    const known = MUTED_KINDS.find((one) => one === kind);
    if (!known) throw new Refusal('not-found');
    await this.mutes.remove(actor, { kind: known, subjectId });
  }
}
