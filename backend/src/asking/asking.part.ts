import { Injectable } from '@nestjs/common';
import type { PostRow } from '../clinical-cases/clinical-post.sql';
import { PostPart } from '../clinical-cases/post-parts';
import { CaseAnswersService } from './case-answers.service';

/** The questions about cases: whoever was asked and opens the case has seen the question. */
@Injectable()
export class AskingPart extends PostPart {
  constructor(private readonly answers: CaseAnswersService) {
    super();
  }

  override async readBy(post: PostRow, memberId: number): Promise<void> {
    if (post.isAsked) await this.answers.opened(post.id, memberId);
  }
}
