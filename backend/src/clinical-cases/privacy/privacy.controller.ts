import { Controller, Get, Param } from '@nestjs/common';
import { type Actor, CurrentMember } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { ClinicalCasesService } from '../clinical-cases.service';
import { PrivacyView, privacyView } from './privacy.views';
import { PrivacyReports } from './privacy-report';

/** The consent and checks behind a post. */
@Controller(['clinicalCases/:id', 'posts/:id'])
export class PrivacyController {
  constructor(
    private readonly cases: ClinicalCasesService,
    private readonly reports: PrivacyReports,
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
}
