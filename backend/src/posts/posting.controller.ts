import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { AuthorsFirst } from '../clinical-cases/authors-first';
import { ClinicalCasesService } from '../clinical-cases/clinical-cases.service';
import { reviewOf } from '../clinical-cases/consent/consent.wire';
import { noConsent } from '../clinical-cases/files/case-files.service';
import { CASE_FILES } from '../clinical-cases/files/case-uploads';
import { ReviewService } from '../clinical-cases/review/review.service';
import { ReviewView, reviewView } from '../clinical-cases/review/review.views';
import { PostScans } from '../clinical-cases/scans/post-scans';
import { sentScansOf } from '../clinical-cases/scans/scans.wire';
import { Multipart, ReceivedFiles } from '../media/multipart/multipart';
import type { ReceivedFile } from '../media/received-file';
import { type Actor, CurrentMember, WhileRestricted } from '../wire/access';
import { EitherBody } from '../wire/either-body';
import { OncePerKey } from '../wire/once-per-key';
import { Rated } from '../wire/rate.guard';
import { Reply } from '../wire/reply';
import { IdPipe } from '../wire/wire.pipe';
import { changesOf, NewCaseBody } from './case-form.wire';
import { FindingsView, findingsView, PostTextsBody } from './findings.wire';
import { ChangedPostBody, NewImageBody, PublishedPostView } from './posting.wire';
import { changedForm, changesOfFiles, newPostIn, postForm } from './posting-forms';

type Form = Record<string, unknown>;

/** One form for cases and images: reviewed, posted, changed and deleted. */
@Controller('posts')
export class PostingController {
  constructor(
    private readonly posts: ClinicalCasesService,
    private readonly review: ReviewService,
    private readonly scans: PostScans,
  ) {}

  @Post()
  @Multipart(postForm)
  @OncePerKey()
  @Rated('upload')
  @EitherBody(NewCaseBody, NewImageBody)
  @Reply('Posted successfully', undefined, PublishedPostView)
  async publish(
    @CurrentMember() actor: Actor,
    @Body() form: Form,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<PublishedPostView> {
    const { body, ...post } = await newPostIn(form, files);
    const sent = sentScansOf(body);
    const id = await this.scans.during(actor.memberId, sent, (scans) =>
      this.posts.publish(actor, { ...post, scans, review: reviewOf(body) }),
    );
    return Object.assign(new PublishedPostView(), { id });
  }

  /** Reads the form as `publish` does; its files are kept for the post. */
  @Post('review')
  @Multipart(postForm)
  @Rated('upload')
  @EitherBody(NewCaseBody, NewImageBody)
  @Reply('Please review each file before you post.', 'result', ReviewView)
  async look(
    @CurrentMember() actor: Actor,
    @Body() form: Form,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<ReviewView> {
    const { uploads } = await newPostIn(form, files);
    return reviewView(await this.review.look(actor, uploads));
  }

  /**
   * What the author has to decide before posting. Counted as a write, because checking texts takes
   * longer than reading a list.
   */
  @Post('findings')
  @Reply('Done.', 'result', FindingsView)
  findings(@Body() body: PostTextsBody): FindingsView {
    return findingsView(PostTextsBody, body);
  }

  @Post(':id')
  @AuthorsFirst()
  @Multipart(changedForm)
  @Rated('upload')
  @Reply('Case updated successfully', undefined, PublishedPostView)
  async edit(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: ChangedPostBody,
    @ReceivedFiles(CASE_FILES) received: ReceivedFile[],
  ): Promise<PublishedPostView> {
    const files = changesOfFiles(await this.review.findOwn(actor, { id }), body, received);
    const [changes, review] = [changesOf(body), reviewOf(body)];
    const sent = sentScansOf(body);
    if (sent.length > 0 && !body.consent) throw noConsent();
    const { version, removedScans: removed = [], scanOrder: order = [] } = body;
    await this.scans.during(actor.memberId, sent, async (added) => {
      await this.posts.edit(actor, { id }, { changes, files, review, version });
      await this.scans.change(actor, id, { added, removed, order });
    });
    return Object.assign(new PublishedPostView(), { id });
  }

  @Post(':id/review')
  @AuthorsFirst()
  @Multipart(changedForm)
  @Rated('upload')
  @Reply('Please review each file before you post.', 'result', ReviewView)
  async lookAtChange(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: ChangedPostBody,
    @ReceivedFiles(CASE_FILES) received: ReceivedFile[],
  ): Promise<ReviewView> {
    const { added } = changesOfFiles(await this.review.findOwn(actor, { id }), body, received);
    return reviewView(await this.review.look(actor, added));
  }

  @Delete(':id')
  @WhileRestricted()
  @Reply('Case deleted successfully')
  async remove(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<void> {
    await this.posts.remove(actor, { id });
  }
}
