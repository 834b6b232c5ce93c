import { Body, Controller, Param, Post } from '@nestjs/common';
import { AuthorsFirst } from '../../clinical-cases/authors-first';
import { ClinicalCasesService } from '../../clinical-cases/clinical-cases.service';
import type { OutcomeFilter } from '../../clinical-cases/clinical-post.repository';
import { Multipart, ReceivedFile } from '../../media/multipart/multipart';
import type { ReceivedFile as File } from '../../media/received-file';
import { PublishedPostView } from '../../posts/posting.wire';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { EitherBody } from '../../wire/either-body';
import { OncePerKey } from '../../wire/once-per-key';
import { windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { CommunityViews, ManyArrays } from './community.views';
import {
  AddCommunityCaseBody,
  AddCommunityImageBody,
  CollectedQuery,
  CommunityQuery,
  EditCommunityCaseBody,
  EditCommunityImageBody,
  NamedPostBody,
  POST_TYPES,
} from './community.wire';
import { changesIn, contentIn, kindIn } from './community-forms';
import { addedFiles, addForm, changedFiles, editForm, fileProblems } from './community-uploads';

/** Cases and images together, through the endpoints of the older apps. */
@Controller()
export class CommunityController {
  constructor(
    private readonly posts: ClinicalCasesService,
    private readonly views: CommunityViews,
  ) {}

  /** Returns two arrays for a member's own posts and five for all others. */
  @Reads('getCommunityPost')
  @ManyArrays(2)
  @Reply('Done.', 'result')
  async list(@CurrentMember() actor: Actor, @Body() body: CommunityQuery): Promise<Page<object[]>> {
    const kind = body.type && POST_TYPES[body.type];
    const outcome = body.outcome as OutcomeFilter | undefined;
    const window = { kind, outcome, ...windowOf(body) };
    if (body.postId !== undefined) {
      const post = await this.posts.find(actor, { id: body.postId, kind });
      return this.views.fiveArrays(new Page([post], null), actor);
    }
    if (body.ofMember)
      return this.views.twoArrays(
        await this.posts.ofMember(actor, body.memberId ?? actor.memberId, window),
        actor,
      );
    return this.views.fiveArrays(
      await this.posts.feed(actor, { ...window, speciality: body.speciality }),
      actor,
    );
  }

  @Reads('getCommunityCollection')
  @ManyArrays()
  @Reply('Done.', 'result')
  async collected(
    @CurrentMember() actor: Actor,
    @Body() body: CollectedQuery,
  ): Promise<Page<object[]>> {
    const kind = body.type && POST_TYPES[body.type];
    return this.views.fiveArrays(
      await this.posts.collected(actor, { kind, ...windowOf(body) }),
      actor,
    );
  }

  @Post('addCommunityPost')
  @Multipart(addForm)
  @OncePerKey()
  @Rated('upload')
  @EitherBody(AddCommunityImageBody, AddCommunityCaseBody)
  @Reply('Posted successfully', undefined, PublishedPostView)
  async add(
    @CurrentMember() actor: Actor,
    @Body() body: Record<string, unknown>,
    @ReceivedFile('cummunityfile') file: File | undefined,
  ): Promise<PublishedPostView> {
    const kind = await kindIn(body);
    const { content, said, poll } = await contentIn(kind, body, fileProblems(kind, file));
    const id = await this.posts.publish(actor, {
      content,
      uploads: addedFiles(file, kind, said),
      review: said.review,
      poll,
    });
    return Object.assign(new PublishedPostView(), { id });
  }

  @Post('editCommunityPost/:id')
  @AuthorsFirst()
  @Multipart(editForm)
  @Rated('upload')
  @EitherBody(EditCommunityImageBody, EditCommunityCaseBody)
  @Reply('Case updated successfully', undefined, PublishedPostView)
  async edit(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: Record<string, unknown>,
    @ReceivedFile('communityfile') file: File | undefined,
  ): Promise<PublishedPostView> {
    await this.posts.findOwn(actor, { id });
    const post = await this.posts.find(actor, { id });
    const { changes, flags, said } = await changesIn(post.kind, body);
    const files = changedFiles(post, flags, { file, said });
    await this.posts.edit(
      actor,
      { id },
      { changes, files, review: said.review, version: flags.version },
    );
    return Object.assign(new PublishedPostView(), { id });
  }

  @Post('deleteCommunityPost')
  @WhileRestricted()
  @Reply('Case deleted successfully')
  async remove(@CurrentMember() actor: Actor, @Body() body: NamedPostBody): Promise<void> {
    await this.posts.remove(actor, { id: body.postId });
  }
}
