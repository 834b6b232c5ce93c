import { Injectable } from '@nestjs/common';
import type { Check } from '../../media/checks/looking';
import { InspectionService, type ReviewedFile } from '../../media/previews/inspection.service';
import type { Actor } from '../../wire/access';
import { ClinicalCasesService } from '../clinical-cases.service';
import type { PostName } from '../clinical-post.rows';
import type { PostRow } from '../clinical-post.sql';
import type { PostUpload } from '../files/case-files.service';
import type { FileCategory } from '../files/file-categories';

export interface ReviewedUpload extends ReviewedFile {
  readonly category: FileCategory;
  readonly check: Check;
}

/**
 * Reviews each file before posting: validated like the post, kept for it, and shown only to its
 * author.
 */
@Injectable()
export class ReviewService {
  constructor(
    private readonly inspection: InspectionService,
    private readonly cases: ClinicalCasesService,
  ) {}

  /** @throws Refusal for the first file that the post could not accept */
  async look(actor: Actor, uploads: readonly PostUpload[]): Promise<ReviewedUpload[]> {
    const files: ReviewedFile[] = [];
    for (const { file, rule } of uploads)
      files.push(await this.inspection.look(actor.memberId, { file, rule }));
    const checks = await this.inspection.checksOf(files);
    return uploads.map(({ category }, index) => ({
      ...at(files, index),
      category,
      check: at(checks, index),
    }));
  }

  /** The post that its author wants to edit. @throws Refusal for anyone else */
  async findOwn(actor: Actor, name: PostName): Promise<PostRow> {
    await this.cases.findOwn(actor, name);
    return this.cases.find(actor, name);
  }
}

function at<One>(list: readonly One[], index: number): One {
  const one = list[index];
  if (one === undefined) throw new Error('There is one for each file.');
  return one;
}
