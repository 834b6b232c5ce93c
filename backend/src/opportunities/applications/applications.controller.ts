import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { demandFile } from '../../media/media.service';
import { Multipart, ReceivedFile } from '../../media/multipart/multipart';
import type { ReceivedFile as File } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import { Refusal } from '../../refusal';
import { type Actor, CurrentMember, NotesWhatIsSeen, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { PageQuery, windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { OpportunityViews } from '../opportunities.views';
import type { ApplicantList } from '../opportunity.rules';
import { OpportunityOwnerFirst } from '../opportunity-owner-first';
import { ApplicationsService } from './applications.service';
import { ApplicationViews } from './applications.views';
import {
  APPLY_HEADERS,
  ApplicantCountsView,
  AppliedView,
  ApplyBody,
  CvView,
  HandleResponseBody,
  isAccepted,
  OpportunityWithApplicants,
  OwnApplicationView,
  ResponsesBody,
  ResponsesView,
  WithdrawBody,
} from './applications.wire';

@Controller('opportunities')
export class ApplicationsController {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly views: ApplicationViews,
    private readonly opportunities: OpportunityViews,
  ) {}

  @Post('apply')
  @Multipart({ files: { cv: [uploadRules.cv] }, maxFiles: 1, headers: APPLY_HEADERS })
  @OncePerKey()
  @Rated('upload')
  @Reply('Your application is sent.', undefined, AppliedView)
  async apply(
    @CurrentMember() actor: Actor,
    @Body() body: ApplyBody,
    @ReceivedFile('cv') file: File | undefined,
  ): Promise<AppliedView> {
    const { opportunityId, why = '', ...content } = body;
    const id = await this.applications.apply(
      actor,
      { opportunityId, content: { ...content, why } },
      demandFile(file, 'cv', uploadRules.cv),
    );
    return Object.assign(new AppliedView(), { id });
  }

  @Reads('responses')
  @OpportunityOwnerFirst('opportunityId')
  @OpportunityWithApplicants()
  @Reply()
  async responses(
    @CurrentMember() actor: Actor,
    @Body() { opportunityId, state = 'all', page, asOf, last }: ResponsesBody,
    @NotesWhatIsSeen() isSeen: boolean,
  ): Promise<ResponsesView> {
    const list = state as ApplicantList;
    const asked = { opportunityId, list, page, asOf, last, isSeen };
    const { opportunity, applicants, counts } = await this.applications.responses(actor, asked);
    const result = [
      this.opportunities.own(opportunity),
      applicants.map((row) => this.views.applicant(row, actor.memberId)),
    ];
    return Object.assign(new ResponsesView(), {
      result,
      total: counts[list],
      counts: Object.assign(new ApplicantCountsView(), counts),
    });
  }

  @Post('handleResponse')
  @OpportunityOwnerFirst('opportunityId')
  @Reply('The applicant is notified.')
  async answer(@CurrentMember() actor: Actor, @Body() body: HandleResponseBody): Promise<void> {
    await this.applications.answer(actor, body, isAccepted(body) ? 'accepted' : 'declined');
  }

  @Post('withdraw')
  @WhileRestricted()
  @Reply('Your application is withdrawn.')
  async withdraw(
    @CurrentMember() actor: Actor,
    @Body() { applicationId }: WithdrawBody,
  ): Promise<void> {
    await this.applications.withdraw(actor, applicationId);
  }

  @Get('applications')
  @Reply('Done.', 'result', [OwnApplicationView])
  async own(
    @CurrentMember() actor: Actor,
    @Query() query: PageQuery,
  ): Promise<Page<OwnApplicationView>> {
    const page = await this.applications.own(actor, windowOf(query));
    return page.map(({ application, opportunity }) =>
      Object.assign(new OwnApplicationView(), this.views.fields(application, actor.memberId), {
        opportunityId: application.opportunityId,
        opportunity: opportunity ? this.opportunities.of(opportunity, actor.memberId) : null,
      }),
    );
  }

  /** A new URL, for when that of an open page has expired. */
  @Get('applications/:id/cv')
  @Reply('Done.', 'result', CvView)
  async cv(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<CvView> {
    const cv = this.views.cv(await this.applications.find(actor, id), actor.memberId);
    if (!cv) throw new Refusal('not-found');
    return cv;
  }
}
