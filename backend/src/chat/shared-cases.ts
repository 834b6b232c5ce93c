import { Injectable } from '@nestjs/common';
import type { Actor } from '../wire/access';

/** A case as shown on a card in a chat, to somebody who may see it. */
export interface SharedCase {
  readonly caseId: number;
  readonly kind: 'case' | 'image';
  readonly title: string;
  readonly speciality: string;
  /** Null for a case that never closes. */
  readonly closesAt: Date | null;
  /** Null if there is no image, or it is covered. */
  readonly thumbnailUrl: string | null;
}

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

/** Implemented by the clinical-cases domain. */
export interface CaseLibrary {
  /** Those of these cases that the viewer may see, by id. */
  findShared(viewer: Viewer, ids: readonly number[]): Promise<ReadonlyMap<number, SharedCase>>;
}

/**
 * Cases shared in chats. The domain of cases, which depends on this one, registers itself at
 * startup.
 */
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
