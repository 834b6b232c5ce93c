import { Injectable } from '@nestjs/common';
import type { ClinicalPost } from './clinical-post.entity';
import type { ConsentBy, ReviewSaid } from './consent/consent.rules';
import type { AcceptedFile } from './files/case-files.service';

/** What an author sends with a new post; a part declares here what it needs of it. */
export interface NewPostParts {
  /** The checks for identifiers the author made before posting. */
  readonly review: ReviewSaid;
}

export interface PublishedPost {
  readonly post: ClinicalPost;
  readonly sent: NewPostParts;
  readonly files: readonly AcceptedFile[];
}

export interface EditedPost {
  readonly post: ClinicalPost;
  readonly review: ReviewSaid;
  /** Those that were added. */
  readonly files: readonly AcceptedFile[];
  /** Who confirms the patient's consent from now on. */
  readonly decides: ConsentBy;
  /** The consent that covers it; null while the patient has not answered. */
  readonly consentId: number | null;
}

type Finish = (edited: EditedPost) => Promise<void>;

/**
 * Something that belongs to posts, such as their polls: what it does when a post changes. All
 * methods are called in the transaction of the change.
 */
export abstract class PostPart {
  /** A post was stored with its files. */
  async published(_published: PublishedPost): Promise<void> {}

  /** Others can see a post for the first time. */
  async opened(_post: ClinicalPost): Promise<void> {}

  /** A post is about to be edited. @returns what follows the edit */
  async editing(_post: ClinicalPost): Promise<Finish | undefined> {
    return undefined;
  }

  /** The patient's consent was withdrawn: nothing of it stays. The files are gone already. */
  withdrawn(postId: number): Promise<void> {
    return this.removed(postId);
  }

  /** A post was deleted. Its files are gone already. */
  async removed(_postId: number): Promise<void> {}
}

/** The parts of posts, in the order in which they were registered. */
@Injectable()
export class PostParts {
  private readonly parts: PostPart[] = [];

  register(...parts: readonly PostPart[]): void {
    this.parts.push(...parts);
  }

  async published(published: PublishedPost): Promise<void> {
    for (const part of this.parts) await part.published(published);
  }

  async opened(post: ClinicalPost): Promise<void> {
    for (const part of this.parts) await part.opened(post);
  }

  async editing(post: ClinicalPost): Promise<Finish> {
    const finishing: (Finish | undefined)[] = [];
    for (const part of this.parts) finishing.push(await part.editing(post));
    return async (edited) => {
      for (const finish of finishing) await finish?.(edited);
    };
  }

  async withdrawn(postId: number): Promise<void> {
    for (const part of this.parts) await part.withdrawn(postId);
  }

  async removed(postId: number): Promise<void> {
    for (const part of this.parts) await part.removed(postId);
  }
}
