import { Body, Controller, Get, Param } from '@nestjs/common';
import type { PostRow } from '../../clinical-cases/clinical-post.sql';
import { SimilarBody } from '../../posts/post.wire';
import { SimilarPosts } from '../../posts/similar-posts';
import { type Actor, CurrentMember } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { Reply } from '../../wire/reply';
import { IdPipe } from '../../wire/wire.pipe';
import { CaseView, CaseViews } from './case.views';

@Controller('clinicalCases')
export class SimilarCasesController {
  constructor(
    private readonly similar: SimilarPosts,
    private readonly views: CaseViews,
  ) {}

  @Reads('similar')
  @Rated('search')
  @Reply('Done.', 'result', [CaseView])
  async toText(
    @CurrentMember() actor: Actor,
    @Body() { text = '' }: SimilarBody,
  ): Promise<CaseView[]> {
    return this.shown(actor, await this.similar.toText(actor, text));
  }

  @Get(':id/similar')
  @Rated('search')
  @Reply('Done.', 'result', [CaseView])
  async toCase(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<CaseView[]> {
    return this.shown(actor, await this.similar.toPost(actor, id));
  }

  private shown(actor: Actor, rows: PostRow[]): CaseView[] {
    return rows.map((row) => this.views.caseOf(row, actor));
  }
}
