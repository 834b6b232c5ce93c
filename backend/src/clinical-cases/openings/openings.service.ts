import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Log } from '../../platform/logging/log';
import type { Actor } from '../../wire/access';
import { ClinicalCasesService } from '../clinical-cases.service';
import { type Groups, groupsOf } from './audience.rules';
import { BreachSheet } from './breach-sheet.entity';
import { FileOpening } from './file-opening.entity';
import {
  COUNT_OPENED,
  type ListedPost,
  NOTE_LISTED,
  NOTE_OPENINGS,
  type OpenedPost,
} from './openings.sql';
import { RemovedNotice } from './removed-notice.entity';
import { VisitorOpening } from './visitor-opening.entity';
import { WaitingNotes } from './waiting-notes';

const WRITE_EVERY_MS = 2_000;
/** More are written at once. */
const MOST_WAITING = 500;
/** While the database is away, the oldest ones are dropped beyond this. */
const MOST_KEPT = 20_000;
export const KEPT_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

/** The members who have opened a post and its files. */
export interface Audience {
  readonly members: number;
  readonly countries: Groups;
  readonly specialities: Groups;
  /** When a list of who has seen it was last made for a data protection officer. */
  readonly sheetMadeAt: Date | null;
}

/**
 * Who opens clinical files. Openings are written together, a moment later, so that no page waits for
 * it; a crash may lose those of the last two seconds.
 */
@Injectable()
export class OpeningsService implements BeforeApplicationShutdown {
  private readonly opened = new WaitingNotes<OpenedPost>(({ member_id }) => member_id, MOST_KEPT);
  private readonly listed = new WaitingNotes<ListedPost>(({ visitor_id }) => visitor_id, MOST_KEPT);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly cases: ClinicalCasesService,
  ) {}

  note(postId: number, memberId: number): void {
    this.opened.add({ post_id: postId, member_id: memberId, ...this.once() });
    this.writeSoon();
  }

  /** A visitor has these posts in their list, where they are shown whole. */
  noteListed(postIds: readonly number[], visitorId: number): void {
    for (const postId of postIds)
      this.listed.add({ post_id: postId, visitor_id: visitorId, ...this.once() });
    this.writeSoon();
  }

  /** Writes what waits. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.writeOf(this.opened, (opened) =>
      NOTE_OPENINGS.rows(this.em.fork(), { opened: JSON.stringify(opened) }),
    );
    await this.writeOf(this.listed, (listed) =>
      NOTE_LISTED.rows(this.em.fork(), { listed: JSON.stringify(listed) }),
    );
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.write();
  }

  /** @throws Refusal for anyone but the author of the post */
  async audienceOf(actor: Actor, postId: number): Promise<Audience> {
    await this.cases.findOwn(actor, { id: postId });
    const rows = await COUNT_OPENED.rows(this.em, { postId });
    const by = (trait: string) => groupsOf(rows.filter((row) => row.by === trait));
    const members = rows.find((row) => row.by === 'all')?.members ?? 0;
    return {
      members,
      countries: by('country'),
      specialities: by('speciality'),
      sheetMadeAt: await this.lastSheetOf(postId),
    };
  }

  /** When a list of who has seen a post was last made; null if never. */
  async lastSheetOf(postId: number): Promise<Date | null> {
    const sheet = await this.em.findOne(
      BreachSheet,
      { postId },
      { orderBy: { id: 'desc' }, disableIdentityMap: true },
    );
    return sheet?.madeAt ?? null;
  }

  async forgetOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await this.em.nativeDelete(FileOpening, { lastAt: { $lt: before } });
    await this.em.nativeDelete(VisitorOpening, { lastAt: { $lt: before } });
    await this.em.nativeDelete(RemovedNotice, { removedAt: { $lt: before } });
  }

  private once() {
    const now = this.clock.now();
    return { first_at: now, last_at: now, times: 1 };
  }

  private writeSoon(): void {
    if (this.opened.size + this.listed.size >= MOST_WAITING) void this.write();
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  private async writeOf<One extends OpenedPost | ListedPost>(
    notes: WaitingNotes<One>,
    store: (taken: readonly One[]) => Promise<unknown>,
  ): Promise<void> {
    const taken = notes.take();
    if (taken.length === 0) return;
    try {
      await store(taken);
    } catch (error) {
      this.log.warn({ err: error, openings: taken.length }, 'openings of files wait to be written');
      notes.takeBack(taken);
      this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
    }
  }
}
