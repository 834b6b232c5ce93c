import { Injectable } from '@nestjs/common';
import { InspectionService, type ReviewedFile } from '../../media/inspection/inspection.service';
import type { Actor } from '../../wire/access';
import { ClinicalCasesService } from '../clinical-cases.service';
import type { FileCategory, PostName } from '../clinical-post.rows';
import type { PostRow } from '../clinical-post.sql';
import type { PostUpload } from '../files/case-files.service';

export type ReviewedUpload = ReviewedFile & { readonly category: FileCategory };

/** The look at each file before a post: judged as the post will be, kept for it, shown to its author alone. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly inspection: InspectionService,
    private readonly cases: ClinicalCasesService,
  ) {}

  /** @throws Refusal for the first file that the post could not take */
  async look(actor: Actor, uploads: readonly PostUpload[]): Promise<ReviewedUpload[]> {
    const reviewed: ReviewedUpload[] = [];
    for (const { file, rule, category } of uploads)
      reviewed.push({ ...(await this.inspection.look(actor.memberId, { file, rule })), category });
    return reviewed;
  }

  /** The post that its author wants to change. @throws Refusal for everybody else */
  async findOwn(actor: Actor, name: PostName): Promise<PostRow> {
    await this.cases.findOwn(actor, name);
    return this.cases.find(actor, name);
  }
}
