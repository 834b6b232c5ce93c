import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { ClinicalCasesService } from '../clinical-cases.service';
import type { WithdrawalReason } from '../consent/consent.rules';
import { PrivacyView, privacyView, ReceiptView, WithdrawalBody } from './privacy.views';
import { PrivacyReports } from './privacy-report';
import { WithdrawalService } from './withdrawal.service';

/** The consent and checks behind a post, and the withdrawal of consent. */
@Controller(['clinicalCases/:id', 'posts/:id'])
export class PrivacyController {
  constructor(
    private readonly cases: ClinicalCasesService,
    private readonly reports: PrivacyReports,
    private readonly withdrawals: WithdrawalService,
  ) {}

  /** For anyone who can see the post, to show why it can be trusted. */
  @Get('privacy')
  @Reply('Done.', 'result', PrivacyView)
  async privacy(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<PrivacyView> {
    await this.cases.facts(actor, { id });
    const { consents, reports } = await this.reports.ofPost(id);
    return privacyView(consents, reports);
  }

  @Post('consent/withdraw')
  @WhileRestricted()
  @Reply('The consent is withdrawn. Nobody else can see the case any more.', 'result', ReceiptView)
  async withdraw(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { reason }: WithdrawalBody,
  ): Promise<ReceiptView> {
    return Object.assign(
      new ReceiptView(),
      await this.withdrawals.withdraw(actor, id, reason as WithdrawalReason | undefined),
    );
  }
}
