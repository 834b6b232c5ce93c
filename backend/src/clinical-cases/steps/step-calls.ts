import { Injectable } from '@nestjs/common';
import type { ReceivedFile } from '../../media/received-file';
import { timeOf } from '../../platform/database/columns';
import type { Actor } from '../../wire/access';
import { WAITS_FOR_PATIENT } from '../clinical-post.rows';
import { reviewOf } from '../consent/consent.wire';
import { noConsent } from '../files/case-files.service';
import { pairedUp } from '../files/case-uploads';
import { descriptionsIn } from '../files/described-files.wire';
import { PostFileViews } from '../post-file.views';
import { ReviewService } from '../review/review.service';
import { type ReviewView, reviewView } from '../review/review.views';
import {
  AddedStepView,
  type AddStepBody,
  CaseStepView,
  type EditStepBody,
  stepChangesOf,
  stepContentOf,
} from './step.wire';
import { type StepName, StepsService } from './steps.service';

/** A form as it arrived, and what else is kept with the step. */
interface Sent<Body> {
  readonly body: Body;
  readonly files: readonly ReceivedFile[];
  readonly beside?: ((step: StepName) => Promise<void>) | undefined;
}

/** A step also waits while its post does. */
const waiting = (post: { awaitsPatient: boolean }, step: { awaitsPatient: boolean }) => ({
  awaitsPatient: post.awaitsPatient || step.awaitsPatient,
});

const addedStep = (id: number) => Object.assign(new AddedStepView(), { id });

/** What the existing apps' calls and ours do with the steps of a case. */
@Injectable()
export class StepCalls {
  constructor(
    private readonly steps: StepsService,
    private readonly reviews: ReviewService,
    private readonly files: PostFileViews,
  ) {}

  async list(actor: Actor, id: number): Promise<CaseStepView[]> {
    const { post, steps } = await this.steps.ofCase(actor, id);
    return steps.map(({ files, createdAt, ...step }) =>
      Object.assign(new CaseStepView(), step, {
        files: this.files.filesOf({ ...post, ...waiting(post, step) }, files, actor),
        status: step.awaitsPatient ? WAITS_FOR_PATIENT : null,
        createdAt: timeOf(createdAt),
      }),
    );
  }

  async add(
    actor: Actor,
    id: number,
    { body, files, beside }: Sent<AddStepBody>,
  ): Promise<AddedStepView> {
    const stepId = await this.steps.add(actor, id, {
      content: stepContentOf(body),
      files: { added: pairedUp(files, body), removed: [], descriptions: new Map() },
      hasConsent: body.consent === true,
      review: reviewOf(body),
      beside,
    });
    return addedStep(stepId);
  }

  async review(actor: Actor, id: number, { body, files }: Sent<AddStepBody>): Promise<ReviewView> {
    const { isPatients } = await this.reviews.findOwn(actor, { id, kind: 'case' });
    if (files.length > 0 && body.consent !== true && !isPatients) throw noConsent();
    return reviewView(await this.reviews.look(actor, pairedUp(files, body)));
  }

  async edit(
    actor: Actor,
    step: StepName,
    { body, files, beside }: Sent<EditStepBody>,
  ): Promise<AddedStepView> {
    await this.steps.edit(actor, step, {
      changes: stepChangesOf(body),
      files: {
        added: pairedUp(files, body),
        removed: body.removedFiles ?? [],
        descriptions: descriptionsIn(body),
      },
      hasConsent: body.consent === true,
      review: reviewOf(body),
      version: body.version,
      beside,
    });
    return addedStep(step.stepId);
  }

  remove(actor: Actor, step: StepName): Promise<void> {
    return this.steps.remove(actor, step);
  }
}
