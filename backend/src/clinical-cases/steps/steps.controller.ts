import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { Multipart, ReceivedFiles } from '../../media/multipart/multipart';
import type { ReceivedFile } from '../../media/received-file';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { AuthorsFirst } from '../authors-first';
import { CASE_FILES, caseForm } from '../files/case-uploads';
import { ReviewView } from '../review/review.views';
import { AddedStepView, AddStepBody, CaseStepView, EditStepBody } from './step.wire';
import { StepCalls } from './step-calls';

/** The steps of a case, as the existing apps know them: without marks. */
@Controller('clinicalCases/:id/steps')
export class StepsController {
  constructor(private readonly calls: StepCalls) {}

  @Get()
  @Reply('Done.', 'result', [CaseStepView])
  list(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<CaseStepView[]> {
    return this.calls.list(actor, id);
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
    @Body() body: AddStepBody,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<AddedStepView> {
    return this.calls.add(actor, id, { body, files });
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
    @Body() body: AddStepBody,
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
    @Body() body: EditStepBody,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<AddedStepView> {
    return this.calls.edit(actor, { caseId, stepId }, { body, files });
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
}
