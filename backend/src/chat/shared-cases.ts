import { Injectable } from '@nestjs/common';
import type { Actor } from '../wire/access';

/** A case as a card in a chat shows it, to somebody who may see it. */
export interface SharedCase {
  readonly caseId: number;
  readonly kind: 'case' | 'image';
  readonly title: string;
  readonly speciality: string;
  /** Null for what never closes. */
  readonly closesAt: Date | null;
  /** Null where there is no picture, or it lies under a cover. */
  readonly thumbnailUrl: string | null;
}

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

/** What a later domain tells of its cases. */
export interface CaseLibrary {
  /** Those of these that the viewer may see, by their ids. */
  findShared(viewer: Viewer, ids: readonly number[]): Promise<ReadonlyMap<number, SharedCase>>;
}

/** Cases that were shared into chats. Their domain, of a later rank, registers when it starts. */
@Injectable()
export class SharedCases {
  private library: CaseLibrary | undefined;

  register(library: CaseLibrary): void {
    this.library = library;
  }

  async of(viewer: Viewer, ids: readonly number[]): Promise<ReadonlyMap<number, SharedCase>> {
    if (ids.length === 0 || !this.library) return new Map();
    return this.library.findShared(viewer, ids);
  }
}
