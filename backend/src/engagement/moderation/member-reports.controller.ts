import { Body, Controller, Param, Post } from '@nestjs/common';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { OneOf, Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { IdPipe } from '../../wire/wire.pipe';
import { MEMBER_CATEGORIES, type ReportCategory } from '../report-categories';
import { ReportedMembers } from './reported-members';

class MemberReportBody {
  @Wire()
  @OneOf(MEMBER_CATEGORIES, 'Please choose what is wrong.')
  readonly category!: string;

  @Wire({ lines: true, max: 2_000 })
  @Required('Reason is required.')
  readonly reason!: string;
}

@Controller('members')
export class MemberReportsController {
  constructor(private readonly members: ReportedMembers) {}

  @Post(':id/report')
  @WhileRestricted()
  @Rated('report')
  @OncePerKey()
  @Reply('Thank you. We will review this member.')
  async report(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { category, reason }: MemberReportBody,
  ): Promise<void> {
    await this.members.report(actor, id, { category: category as ReportCategory, reason });
  }
}
