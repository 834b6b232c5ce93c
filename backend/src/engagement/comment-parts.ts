import { Injectable } from '@nestjs/common';

/** Something of a later domain that belongs to comments. */
export interface CommentPart {
  /** The author has deleted the comment. Called in the same transaction. */
  commentRemoved(commentId: number): Promise<void>;
}

/** The parts of comments, in the order in which they were registered. */
@Injectable()
export class CommentParts implements CommentPart {
  private readonly parts: CommentPart[] = [];

  register(part: CommentPart): void {
    this.parts.push(part);
  }

  async commentRemoved(commentId: number): Promise<void> {
    for (const part of this.parts) await part.commentRemoved(commentId);
  }
}
