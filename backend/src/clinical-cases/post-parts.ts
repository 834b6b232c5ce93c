import type { EntityClass } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ClinicalPost } from './clinical-post.entity';
import type { PostFileRow, PostRow } from './clinical-post.sql';
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

/** Everything members would see of a post; a part declares here what it adds. */
export interface ShownContent {
  readonly post: PostRow;
  /** Those of the post and of its parts. */
  readonly files: readonly PostFileRow[];
  /** Changes with any text or file. */
  readonly version: string;
}

/** What the patient is shown of a part. */
export interface ShownPart {
  readonly content: Partial<ShownContent>;
  /** Changes with it; undefined where it leaves no trace in the version of the whole. */
  readonly version: unknown;
  readonly files?: readonly PostFileRow[];
  /** Fields of the post that the part shows in its own way. */
  readonly replaces?: Partial<PostRow>;
}

type Finish = (edited: EditedPost) => Promise<void>;

/**
 * Something that belongs to posts, such as their polls: what it does when a post changes. Unless
 * they say otherwise, methods are called in the transaction of the change.
 */
export abstract class PostPart {
  /** What hangs on posts, in the order in which it can go when their author's data is erased. */
  readonly hanging: readonly EntityClass<{ postId: number }>[] = [];

  /** A post was stored with its files. */
  async published(_published: PublishedPost): Promise<void> {}

  /** Others can see a post for the first time. */
  async opened(_post: ClinicalPost): Promise<void> {}

  /** A member has opened a post. Outside of any transaction. */
  async readBy(_post: PostRow, _memberId: number): Promise<void> {}

  /** A post is about to be edited. @returns what follows the edit */
  async editing(_post: ClinicalPost): Promise<Finish | undefined> {
    return undefined;
  }

  /** What the patient is asked to agree to. */
  async shownIn(_post: PostRow): Promise<ShownPart | undefined> {
    return undefined;
  }

  /** The patient has agreed: what waited for that is shown. */
  async agreed(_postId: number): Promise<void> {}

  /** The assets of what still waits for the patient. */
  async waitingAssets(_postId: number): Promise<readonly number[]> {
    return [];
  }

  /** All its assets, shown or not: they are hidden with the post. Those of its files are known. */
  async assetsOf(_postId: number): Promise<readonly number[]> {
    return [];
  }

  /** The patient's consent was withdrawn: nothing of it stays. The files are gone already. */
  withdrawn(postId: number): Promise<void> {
    return this.removed(postId);
  }

  /** Called after the post and its files have been deleted. */
  async removed(_postId: number): Promise<void> {}
}

/** The parts of posts, in the order in which they were registered. */
@Injectable()
export class PostParts {
  private readonly parts: PostPart[] = [];

  register(...parts: readonly PostPart[]): void {
    this.parts.push(...parts);
  }

  hanging(): readonly EntityClass<{ postId: number }>[] {
    return this.parts.flatMap(({ hanging }) => hanging);
  }

  async published(published: PublishedPost): Promise<void> {
    for (const part of this.parts) await part.published(published);
  }

  async opened(post: ClinicalPost): Promise<void> {
    for (const part of this.parts) await part.opened(post);
  }

  async readBy(post: PostRow, memberId: number): Promise<void> {
    for (const part of this.parts) await part.readBy(post, memberId);
  }

  async editing(post: ClinicalPost): Promise<Finish> {
    const finishing: (Finish | undefined)[] = [];
    for (const part of this.parts) finishing.push(await part.editing(post));
    return async (edited) => {
      for (const finish of finishing) await finish?.(edited);
    };
  }

  async shownIn(post: PostRow): Promise<ShownPart[]> {
    const shown: ShownPart[] = [];
    for (const part of this.parts) shown.push(...[(await part.shownIn(post)) ?? []].flat());
    return shown;
  }

  async agreed(postId: number): Promise<void> {
    for (const part of this.parts) await part.agreed(postId);
  }

  async waitingAssets(postId: number): Promise<number[]> {
    const waiting: number[] = [];
    for (const part of this.parts) waiting.push(...(await part.waitingAssets(postId)));
    return waiting;
  }

  async assetsOf(postId: number): Promise<number[]> {
    const assets: number[] = [];
    for (const part of this.parts) assets.push(...(await part.assetsOf(postId)));
    return assets;
  }

  async withdrawn(postId: number): Promise<void> {
    for (const part of this.parts) await part.withdrawn(postId);
  }

  async removed(postId: number): Promise<void> {
    for (const part of this.parts) await part.removed(postId);
  }
}
