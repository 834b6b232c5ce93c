import { Body, Controller, Get, Param } from '@nestjs/common';
import { type Actor, CurrentMember } from '../../wire/access';
import { Rated } from '../../wire/rate.guard';
import { Reads } from '../../wire/reads';
import { Reply } from '../../wire/reply';
import { Wire } from '../../wire/wire';
import { IdPipe } from '../../wire/wire.pipe';
import { CaseView, CaseViews } from '../cases/case.views';
import { ClinicalPostRepository } from '../clinical-post.repository';
import { SimilarCases } from './similar-cases';

export class SimilarBody {
  /** The text written so far, starting with the diagnosis. */
  @Wire({ optional: true, lines: true, max: 10_000 })
  readonly text?: string;
}

const NONE = 0;

/** Cases similar to a given one, or to a text being written. */
@Controller('clinicalCases')
export class SimilarCasesController {
  constructor(
    private readonly similar: SimilarCases,
    private readonly posts: ClinicalPostRepository,
    private readonly views: CaseViews,
  ) {}

  @Reads('similar')
  @Rated('search')
  @Reply('Done.', 'result', [CaseView])
  async toText(
    @CurrentMember() actor: Actor,
    @Body() { text = '' }: SimilarBody,
  ): Promise<CaseView[]> {
    return this.shown(actor, await this.similar.near(actor, text, NONE));
  }

  @Get(':id/similar')
  @Rated('search')
  @Reply('Done.', 'result', [CaseView])
  async toCase(
    @CurrentMember() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<CaseView[]> {
    const { diagnosis, title } = await this.posts.findVisibleTo(actor, { id });
    return this.shown(actor, await this.similar.near(actor, diagnosis ?? title ?? '', id));
  }

  private async shown(actor: Actor, ids: readonly number[]): Promise<CaseView[]> {
    const posts = await this.posts.named(actor, ids);
    return ids.flatMap((id) => posts.get(id) ?? []).map((row) => this.views.caseOf(row, actor));
  }
}
