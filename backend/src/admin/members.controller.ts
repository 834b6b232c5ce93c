import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { type Actor, AdminOnly, Asking } from '../wire/access';
import { windowOf } from '../wire/paging';
import { type Page, Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { MemberView, RegistrationView } from './admin.views';
import { MembersQuery, SuspensionBody, VerificationBody } from './admin.wire';
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
  @Reply('The member is suspended and signed out everywhere.')
  async suspend(
    @Asking() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { days }: SuspensionBody,
  ): Promise<void> {
    await this.members.suspend(actor, id, days);
  }

  @Post(':id/reinstate')
  @Reply('The member can sign in again.')
  async reinstate(@Asking() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.members.reinstate(actor, id);
  }

  @Post(':id/end-sessions')
  @Reply('The member is signed out everywhere.')
  async endSessions(@Asking() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.members.endSessions(actor, id);
  }

  @Post(':id/verify')
  @Reply('The registration is confirmed.')
  async verify(
    @Asking() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { until }: VerificationBody,
  ): Promise<void> {
    await this.members.verify(actor, id, until ?? null);
  }
}

function viewOf(record: MemberRecord): MemberView {
  const registration =
    record.registration && Object.assign(new RegistrationView(), record.registration);
  return Object.assign(new MemberView(), record, { registration });
}
