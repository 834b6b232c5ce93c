import { Body, Controller, Param, Post } from '@nestjs/common';
import { OPPORTUNITY_CATEGORIES, type ReportCategory } from '../../engagement/report-categories';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { OneOf, Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { IdPipe } from '../../wire/wire.pipe';
import { ReportedOpportunities } from './reported-opportunities';

class OpportunityReportBody {
  @Wire()
  @OneOf(OPPORTUNITY_CATEGORIES, 'Please choose what is wrong.')
  readonly category!: string;

  @Wire({ lines: true, max: 2_000 })
  @Required('Reason is required.')
  readonly reason!: string;
}

@Controller('opportunities')
export class OpportunityReportsController {
  constructor(private readonly opportunities: ReportedOpportunities) {}

  @Post(':id/report')
  @WhileRestricted()
  @Rated('report')
  @OncePerKey()
  @Reply('Thank you. We will review this opportunity.')
  async report(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { category, reason }: OpportunityReportBody,
  ): Promise<void> {
    await this.opportunities.report(actor, id, { category: category as ReportCategory, reason });
  }
}
