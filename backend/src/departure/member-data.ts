import type { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** A file in the archive of a member's own data. */
export interface ExportedFile {
  /** Its path in the archive. */
  readonly path: string;
  readonly madeAt: Date;
  open(): Promise<Readable>;
}

/**
 * Implemented by every domain that stores data of members: how to export it, and how to erase it.
 */
export abstract class MemberData implements OnModuleInit {
  /** The name of its file in the archive, without the extension. */
  abstract readonly name: string;

  /** Whether other domains refer to this data: it is then erased after theirs. */
  readonly isHeldByOthers: boolean = false;

  constructor(private readonly parts: MemberDataRegistry) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  /** The domain's data about a member, as plain objects with readable property names. */
  abstract collect(memberId: number): Promise<object>;

  async filesOf(_memberId: number): Promise<readonly ExportedFile[]> {
    return [];
  }

  /** What must be removed at once, in the transaction in which the member leaves. */
  async endAtOnce(_memberId: number): Promise<void> {}

  /**
   * Erases the domain's data about a member, and corrects counters that others see. Uses small
   * transactions of its own; must be repeatable and resumable.
   */
  abstract erase(memberId: number): Promise<void>;
}

/** The member data of all domains. */
@Injectable()
export class MemberDataRegistry {
  private readonly parts: MemberData[] = [];

  register(part: MemberData): void {
    this.parts.push(part);
  }

  /** Sorted for an archive. */
  byName(): readonly MemberData[] {
    return [...this.parts].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** Data that other domains refer to comes last. */
  inOrderOfErasure(): readonly MemberData[] {
    return this.byName().toSorted(
      (one, other) => Number(one.isHeldByOthers) - Number(other.isHeldByOthers),
    );
  }
}
