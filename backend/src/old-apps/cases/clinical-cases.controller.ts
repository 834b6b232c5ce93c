import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { AuthorsFirst } from '../../clinical-cases/authors-first';
import { ClinicalCasesService } from '../../clinical-cases/clinical-cases.service';
import type { OutcomeFilter } from '../../clinical-cases/clinical-post.repository';
import type { PostName } from '../../clinical-cases/clinical-post.rows';
import { reviewOf } from '../../clinical-cases/consent/consent.wire';
import {
  CASE_FILES,
  caseForm,
  fileChanges,
  pairedUp,
} from '../../clinical-cases/files/case-uploads';
import { draftOf } from '../../clinical-cases/polls/polls.wire';
import { Multipart, ReceivedFiles } from '../../media/multipart/multipart';
import type { ReceivedFile } from '../../media/received-file';
import { changesOf, contentOf } from '../../posts/case-form.wire';
import { NewerQuery, NewerView } from '../../posts/post.wire';
import { PublishedPostView } from '../../posts/posting.wire';
import { type Actor, CurrentMember, WhileRestricted } from '../../wire/access';
import { OncePerKey } from '../../wire/once-per-key';
import { PageQuery, windowOf } from '../../wire/paging';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { type Page, Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { CaseView, CaseViews, MemberCasesView } from './case.views';
import {
  CaseIdBody,
  EditCaseBody,
  FeedQuery,
  MemberCasesBody,
  PublishCaseBody,
} from './clinical-cases.wire';

const aCase = (id: number): PostName => ({ id, kind: 'case' });

@Controller('clinicalCases')
export class ClinicalCasesController {
  constructor(
    private readonly cases: ClinicalCasesService,
    private readonly views: CaseViews,
  ) {}

  @Get()
  @Reply('Done.', 'result', [CaseView])
  async feed(@CurrentMember() actor: Actor, @Query() query: FeedQuery): Promise<Page<CaseView>> {
    const page = await this.cases.feed(actor, {
      kind: 'case',
      ...windowOf(query),
      speciality: query.speciality,
      outcome: query.outcome as OutcomeFilter | undefined,
    });
    return page.map((row) => this.views.caseOf(row, actor));
  }

  /** For "3 new cases" above the feed. */
  @Get('newer')
  @Reply('Done.', undefined, NewerView)
  async newer(
    @CurrentMember() actor: Actor,
    @Query() { after, speciality }: NewerQuery,
  ): Promise<NewerView> {
    return Object.assign(new NewerView(), {
      count: await this.cases.countNewer(actor, { kind: 'case', after, speciality }),
    });
  }

  @Post()
  @Multipart(caseForm)
  @OncePerKey()
  @Rated('upload')
  @Reply('Clinical Case created successfully', undefined, PublishedPostView)
  async publish(
    @CurrentMember() actor: Actor,
    @Body() body: PublishCaseBody,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<PublishedPostView> {
    const id = await this.cases.publish(actor, {
      content: contentOf(body),
      uploads: pairedUp(files, body),
      review: reviewOf(body),
      poll: body.poll && draftOf(body.poll),
    });
    return Object.assign(new PublishedPostView(), { id });
  }

  @Reads('mine')
  @Reply('Done.', undefined, MemberCasesView)
  async ofMember(
    @CurrentMember() actor: Actor,
    @Body() body: MemberCasesBody,
  ): Promise<MemberCasesView> {
    const { items, nextBefore } = await this.cases.ofMember(
      actor,
      body.memberId ?? actor.memberId,
      { kind: 'case', ...windowOf(body) },
    );
    const cases = items.map((row) => this.views.caseOf(row, actor));
    return Object.assign(new MemberCasesView(), {
      cases,
      files: cases.flatMap(({ files }) => files),
      nextBefore,
    });
  }

  @Post('delete')
  @WhileRestricted()
  @Reply('Case deleted successfully')
  async remove(@CurrentMember() actor: Actor, @Body() body: CaseIdBody): Promise<void> {
    await this.cases.remove(actor, aCase(body.id));
  }

  @Get('collection')
  @Reply('Done.', 'result', [CaseView])
  async collected(
    @CurrentMember() actor: Actor,
    @Query() query: PageQuery,
  ): Promise<Page<CaseView>> {
    const page = await this.cases.collected(actor, { kind: 'case', ...windowOf(query) });
    return page.map((row) => this.views.caseOf(row, actor));
  }

  @Get('followed')
  @Reply('Done.', 'result', [CaseView])
  async followed(
    @CurrentMember() actor: Actor,
    @Query() query: PageQuery,
  ): Promise<Page<CaseView>> {
    const page = await this.cases.followed(actor, windowOf(query));
    return page.map((row) => this.views.caseOf(row, actor));
  }

  @Get(':id')
  @Reply('Done.', 'result', CaseView)
  async find(@CurrentMember() actor: Actor, @Param('id', IdPipe) id: number): Promise<CaseView> {
    return this.views.caseOf(await this.cases.find(actor, aCase(id)), actor);
  }

  @Post(':id')
  @AuthorsFirst('case')
  @Multipart(caseForm)
  @Rated('upload')
  @Reply('Case updated successfully', undefined, PublishedPostView)
  async edit(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() body: EditCaseBody,
    @ReceivedFiles(CASE_FILES) files: ReceivedFile[],
  ): Promise<PublishedPostView> {
    const changed = {
      changes: changesOf(body),
      files: fileChanges(body, files),
      review: reviewOf(body),
    };
    await this.cases.edit(actor, aCase(id), { ...changed, version: body.version });
    return Object.assign(new PublishedPostView(), { id });
  }
}
