import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Log } from '../../platform/logging/log';
import type { Actor } from '../../wire/access';
import { ClinicalCasesService } from '../clinical-cases.service';
import { type Groups, groupsOf } from './audience.rules';
import { FileOpening } from './file-opening.entity';
import { COUNT_OPENED, NOTE_OPENINGS, type OpenedPost } from './openings.sql';

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
}

/**
 * Who opens clinical files. Openings are written together, a moment later, so that no page waits for
 * it; a crash may lose those of the last two seconds.
 */
@Injectable()
export class OpeningsService implements BeforeApplicationShutdown {
  private waiting = new Map<string, OpenedPost>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly cases: ClinicalCasesService,
  ) {}

  note(postId: number, memberId: number): void {
    const now = this.clock.now();
    this.add({ post_id: postId, member_id: memberId, first_at: now, last_at: now, times: 1 });
    if (this.waiting.size >= MOST_WAITING) void this.write();
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** Writes what waits. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const opened = [...this.waiting.values()];
    if (opened.length === 0) return;
    this.waiting = new Map();
    try {
      await NOTE_OPENINGS.rows(this.em.fork(), { opened: JSON.stringify(opened) });
    } catch (error) {
      this.log.warn(
        { err: error, openings: opened.length },
        'openings of files wait to be written',
      );
      this.takeBack(opened);
    }
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
    return { members, countries: by('country'), specialities: by('speciality') };
  }

  async forgetOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await this.em.nativeDelete(FileOpening, { lastAt: { $lt: before } });
  }

  private add(opened: OpenedPost): void {
    const key = `${opened.post_id} ${opened.member_id}`;
    const known = this.waiting.get(key);
    this.waiting.set(
      key,
      known ? { ...known, last_at: opened.last_at, times: known.times + opened.times } : opened,
    );
  }

  /** In front of what came meanwhile. */
  private takeBack(opened: readonly OpenedPost[]): void {
    const later = [...this.waiting.values()];
    this.waiting = new Map();
    for (const one of [...opened, ...later].slice(-MOST_KEPT)) this.add(one);
    this.timer ??= setTimeout(() => void this.write(), WRITE_EVERY_MS).unref();
  }
}
