import { Body, Controller, Param, Post } from '@nestjs/common';
import { AuthorsFirst } from '../../clinical-cases/authors-first';
import {
  CASE_FILES,
  caseForm,
  fileChanges,
  pairedUp,
} from '../../clinical-cases/files/case-uploads';
import { ReviewService } from '../../clinical-cases/review/review.service';
import { Multipart, ReceivedFile, ReceivedFiles } from '../../media/multipart/multipart';
import type { ReceivedFile as File } from '../../media/received-file';
import { FindingsView, findingsView } from '../../posts/findings.wire';
import { type Actor, CurrentMember } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { EditCaseBody, PublishCaseBody } from '../cases/clinical-cases.wire';
import { changesIn, contentIn, kindIn } from '../community/community-forms';
import {
  addedFiles,
  addForm,
  changedFiles,
  editForm,
  fileProblems,
} from '../community/community-uploads';
import { FindingsBody } from './findings.wire';
import { OldReviewView, oldReviewView } from './old-review.views';

const DONE = 'Please review each file before you post.';

/**
 * One review endpoint for each endpoint that posts: the form is validated by the same rules without
 * posting anything; its files are kept for the actual post.
 */
@Controller()
export class ReviewController {
  constructor(private readonly review: ReviewService) {}

  /**
   * What the author has to decide before posting. Counted as a write, because checking texts takes
   * longer than reading a list.
   */
  @Post('clinicalCases/findings')
  @Reply('Done.', 'result', FindingsView)
  findings(@Body() body: FindingsBody): FindingsView {
    return findingsView(FindingsBody, body);
  }

  @Post('clinicalCases/review')
  @Multipart(caseForm)
  @Rated('upload')
  @Reply(DONE, 'result', OldReviewView)
  async ofCase(
    @CurrentMember() actor: Actor,
    @Body() body: PublishCaseBody,
    @ReceivedFiles(CASE_FILES) files: File[],
  ): Promise<OldReviewView> {
    return oldReviewView(await this.review.look(actor, pairedUp(files, body)));
  }

  @Post('clinicalCases/:id/review')
  @AuthorsFirst('case')
  @Multipart(caseForm)
  @Rated('upload')
  @Reply(DONE, 'result', OldReviewView)
  async ofChange(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: EditCaseBody,
    @ReceivedFiles(CASE_FILES) files: File[],
  ): Promise<OldReviewView> {
    await this.review.findOwn(actor, { id, kind: 'case' });
    return oldReviewView(await this.review.look(actor, fileChanges(body, files).added));
  }

  @Post('addCommunityPost/review')
  @Multipart(addForm)
  @Rated('upload')
  @Reply(DONE, 'result', OldReviewView)
  async ofPost(
    @CurrentMember() actor: Actor,
    @Body() body: Record<string, unknown>,
    @ReceivedFile('cummunityfile') file: File | undefined,
  ): Promise<OldReviewView> {
    const kind = await kindIn(body);
    const { said } = await contentIn(kind, body, fileProblems(kind, file));
    return oldReviewView(await this.review.look(actor, addedFiles(file, kind, said)));
  }

  @Post('editCommunityPost/:id/review')
  @AuthorsFirst()
  @Multipart(editForm)
  @Rated('upload')
  @Reply(DONE, 'result', OldReviewView)
  async ofPostChange(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: Record<string, unknown>,
    @ReceivedFile('communityfile') file: File | undefined,
  ): Promise<OldReviewView> {
    const post = await this.review.findOwn(actor, { id });
    const { flags, said } = await changesIn(post.kind, body);
    return oldReviewView(
      await this.review.look(actor, changedFiles(post, flags, { file, said }).added),
    );
  }
}
