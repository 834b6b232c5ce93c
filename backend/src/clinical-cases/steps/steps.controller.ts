import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Multipart, ReceivedFiles } from '../../media/multipart/multipart';
import type { ReceivedFile } from '../../media/received-file';
import { timeOf } from '../../platform/database/columns';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { AuthorsFirst } from '../authors-first';
import { WAITS_FOR_PATIENT } from '../clinical-post.rows';
import { reviewOf } from '../consent/consent.wire';
import { noConsent } from '../files/case-files.service';
import { CASE_FILES, caseForm, pairedUp } from '../files/case-uploads';
import { descriptionsIn } from '../files/described-files.wire';
import { PostFileViews } from '../post-file.views';
import { ReviewService } from '../review/review.service';
import { ReviewView, reviewView } from '../review/review.views';
import {
  AddedStepView,
  AddStepBody,
  CaseStepView,
  EditStepBody,
  stepChangesOf,
  stepContentOf,
} from './step.wire';
import { StepsService } from './steps.service';

/** A step also waits while its post does. */
const waiting = (post: { awaitsPatient: boolean }, step: { awaitsPatient: boolean }) => ({
  awaitsPatient: post.awaitsPatient || step.awaitsPatient,
});

/** The steps of a case. */
@Controller(['clinicalCases/:id/steps', 'posts/:id/steps'])
export class StepsController {
  constructor(
    private readonly steps: StepsService,
    private readonly reviews: ReviewService,
    private readonly files: PostFileViews,
  ) {}

  @Get()
  @Reply('Done.', 'result', [CaseStepView])
  async list(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<CaseStepView[]> {
    const { post, steps } = await this.steps.ofCase(actor, id);
    return steps.map(({ files, createdAt, ...step }) =>
      Object.assign(new CaseStepView(), step, {
        files: this.files.filesOf({ ...post, ...waiting(post, step) }, files, actor),
        status: step.awaitsPatient ? WAITS_FOR_PATIENT : null,
        createdAt: timeOf(createdAt),
      }),
    );
  }

  @Post()
  @AuthorsFirst('case')
  @Multipart(caseForm)
  @OncePerKey()
  @Rated('upload')
  @Reply('Step added successfully', undefined, AddedStepView)
  async add(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: AddStepBody,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<AddedStepView> {
    const stepId = await this.steps.add(actor, id, {
      content: stepContentOf(body),
      files: { added: pairedUp(files, body), removed: [], descriptions: new Map() },
      hasConsent: body.consent === true,
      review: reviewOf(body),
    });
    return Object.assign(new AddedStepView(), { id: stepId });
  }

  /**
   * Validates the form of a new step without saving anything but its files, which are kept for the
   * step.
   */
  @Post('review')
  @AuthorsFirst('case')
  @Multipart(caseForm)
  @Rated('upload')
  @Reply('Please review each file before you post.', 'result', ReviewView)
  async review(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: AddStepBody,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<ReviewView> {
    const { isPatients } = await this.reviews.findOwn(actor, { id, kind: 'case' });
    if (files.length > 0 && body.consent !== true && !isPatients) throw noConsent();
    return reviewView(await this.reviews.look(actor, pairedUp(files, body)));
  }

  @Post(':stepId')
  @AuthorsFirst('case')
  @Multipart(caseForm)
  @Rated('upload')
  @Reply('Step saved successfully', undefined, AddedStepView)
  async edit(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('stepId', IdPipe) stepId: number,
    @Body() body: EditStepBody,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<AddedStepView> {
    await this.steps.edit(
      actor,
      { caseId: id, stepId },
      {
        changes: stepChangesOf(body),
        files: {
          added: pairedUp(files, body),
          removed: body.removedFiles ?? [],
          descriptions: descriptionsIn(body),
        },
        hasConsent: body.consent === true,
        review: reviewOf(body),
        version: body.version,
      },
    );
    return Object.assign(new AddedStepView(), { id: stepId });
  }

  @Delete(':stepId')
  @WhileRestricted()
  @Reply('Step deleted successfully')
  async remove(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('stepId', IdPipe) stepId: number,
  ): Promise<void> {
    await this.steps.remove(actor, { caseId: id, stepId });
  }
}
