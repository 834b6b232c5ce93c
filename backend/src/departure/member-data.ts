import type { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** A file in the archive of somebody's own data. */
export interface ExportedFile {
  /** Its path in the archive. */
  readonly path: string;
  readonly madeAt: Date;
  open(): Promise<Readable>;
}

/** Every domain that keeps something of its members has one of these: what it gives them along, and how it forgets them. */
export abstract class MemberData implements OnModuleInit {
  /** Names its file in the archive, without the extension. */
  abstract readonly name: string;

  /** Whether things of other parts hold what this one keeps: then it is erased after them. */
  readonly isHeldByOthers: boolean = false;

  constructor(private readonly parts: MemberDataRegistry) {}

  onModuleInit(): void {
    this.parts.register(this);
  }

  /** What the domain keeps of a member, as plain data with names that a person understands. */
  abstract collect(memberId: number): Promise<object>;

  async filesOf(_memberId: number): Promise<readonly ExportedFile[]> {
    return [];
  }

  /** What must not wait for the erasure, in the transaction in which the member leaves. */
  async endAtOnce(_memberId: number): Promise<void> {}

  /**
   * Removes what the domain keeps of a member, and puts the counts of others right. It opens its own transactions, small ones; it may
   * run twice, and go on where it was interrupted.
   */
  abstract erase(memberId: number): Promise<void>;
}

/** The parts of all domains. */
@Injectable()
export class MemberDataRegistry {
  private readonly parts: MemberData[] = [];

  register(part: MemberData): void {
    this.parts.push(part);
  }

  /** For an archive. */
  byName(): readonly MemberData[] {
    return [...this.parts].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** What is held by others comes last. */
  inOrderOfErasure(): readonly MemberData[] {
    return this.byName().toSorted(
      (one, other) => Number(one.isHeldByOthers) - Number(other.isHeldByOthers),
    );
  }
}
