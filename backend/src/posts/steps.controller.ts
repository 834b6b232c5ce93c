import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { AuthorsFirst } from '../clinical-cases/authors-first';
import { CASE_FILES, caseForm } from '../clinical-cases/files/case-uploads';
import { PinsService } from '../clinical-cases/pins/pins.service';
import { ReviewView } from '../clinical-cases/review/review.views';
import { AddedStepView } from '../clinical-cases/steps/step.wire';
import { StepCalls } from '../clinical-cases/steps/step-calls';
import type { StepName } from '../clinical-cases/steps/steps.service';
import { Multipart, ReceivedFiles } from '../media/multipart/multipart';
import type { ReceivedFile } from '../media/received-file';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { OncePerKey } from '../wire/once-per-key';
import { Rated } from '../wire/rate.guard';
import { Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { type PinBody, placeIn } from './pins.wire';
import {
  AddPinnedStepBody,
  EditPinnedStepBody,
  PinnedStepView,
  pinnedStepView,
} from './steps.wire';

/** The steps of a case, with the places that they point at. */
@Controller('posts/:id/steps')
export class PinnedStepsController {
  constructor(
    private readonly calls: StepCalls,
    private readonly pins: PinsService,
  ) {}

  @Get()
  @Reply('Done.', 'result', [PinnedStepView])
  async list(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<PinnedStepView[]> {
    const steps = await this.calls.list(actor, id);
    const pins = await this.pins.ofSteps(actor, steps);
    return steps.map((step) => pinnedStepView(step, pins.get(step.id)));
  }

  @Post()
  @AuthorsFirst('case')
  @Multipart(caseForm)
  @OncePerKey()
  @Rated('upload')
  @Reply('Step added successfully', undefined, AddedStepView)
  add(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: AddPinnedStepBody,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<AddedStepView> {
    return this.calls.add(actor, id, { body, files, beside: this.placing(body.pins) });
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
  review(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: AddPinnedStepBody,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<ReviewView> {
    return this.calls.review(actor, id, { body, files });
  }

  @Post(':stepId')
  @AuthorsFirst('case')
  @Multipart(caseForm)
  @Rated('upload')
  @Reply('Step saved successfully', undefined, AddedStepView)
  edit(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) caseId: number,
    @Param('stepId', IdPipe) stepId: number,
    @Body() body: EditPinnedStepBody,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<AddedStepView> {
    const beside = this.placing(body.pins);
    return this.calls.edit(actor, { caseId, stepId }, { body, files, beside });
  }

  @Delete(':stepId')
  @WhileRestricted()
  @Reply('Step deleted successfully')
  remove(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) caseId: number,
    @Param('stepId', IdPipe) stepId: number,
  ): Promise<void> {
    return this.calls.remove(actor, { caseId, stepId });
  }

  /** Without `pins` the marks stay as they are. */
  private placing(pins: readonly PinBody[] | undefined) {
    return pins && ((step: StepName) => this.pins.putOnStep(step, pins.map(placeIn)));
  }
}
