import { Injectable } from '@nestjs/common';
import type { PostRow } from '../clinical-post.sql';
import { PostPart } from '../post-parts';
import { BreachSheet } from './breach-sheet.entity';
import { FileOpening } from './file-opening.entity';
import { OpeningsService } from './openings.service';
import { RemovedNotice } from './removed-notice.entity';
import { VisitorOpening } from './visitor-opening.entity';

/** Notes who opens a post; its author does not count. */
@Injectable()
export class OpeningsPart extends PostPart {
  override readonly hanging = [FileOpening, VisitorOpening, RemovedNotice, BreachSheet];

  constructor(private readonly openings: OpeningsService) {
    super();
  }

  override async readBy(post: PostRow, memberId: number): Promise<void> {
    if (memberId !== post.author_id) this.openings.note(post.id, memberId);
  }
}
