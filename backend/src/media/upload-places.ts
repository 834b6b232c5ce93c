import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings';
import { Log } from '../platform/logging/log';
import { Refusal } from '../refusal';

/** As many uploads of a member are taken at once (threats G18), whichever processes they come to. */
const PLACES = [1, 2] as const;
/** How long a place is kept without word from its upload: the next piece of it may come, or its process has died. */
const KEPT_SECONDS = 10;
const RENEWED_MS = 3_000;

/** The places in which a member's uploads come in. Changes are committed at once, by the database's clock: it is one for all. */
@Injectable()
export class UploadPlaces {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  /** Takes what comes in one request while that has a place. @throws Refusal 429 when both places are taken */
  async duringRequest<T>(ownerId: number, work: () => Promise<T>): Promise<T> {
    const request = randomUUID();
    return this.during(ownerId, request, work).finally(() => this.leave(request, ownerId));
  }

  /**
   * Takes a piece of an upload while that has a place. It keeps its place for a moment, so that no other one comes between its pieces.
   * @throws Refusal 429 when both places are taken
   */
  async during<T>(ownerId: number, upload: string, work: () => Promise<T>): Promise<T> {
    if (!this.settings.rateLimits) return work();
    const holder = randomUUID();
    if (!(await this.take(ownerId, upload, holder)))
      throw new Refusal('media.two-under-way', { retryAfter: KEPT_SECONDS });
    const renewing = setInterval(() => void this.renew(ownerId, holder), RENEWED_MS).unref();
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      await this.renew(ownerId, holder);
    }
  }

  /** The upload is given up. */
  async leave(upload: string, ownerId: number): Promise<void> {
    if (!this.settings.rateLimits) return;
    await this.run('delete from upload_place where owner_id = ? and upload = ?', [ownerId, upload]);
  }

  async eraseOf(ownerId: number): Promise<void> {
    await this.run('delete from upload_place where owner_id = ?', [ownerId]);
  }

  /** An upload that comes again has its own place, though its broken request may still hold it. */
  private async take(ownerId: number, upload: string, holder: string): Promise<boolean> {
    const until = `clock_timestamp() + interval '${KEPT_SECONDS} seconds'`;
    const own = `update upload_place set held_by = ?, held_until = ${until} where owner_id = ? and upload = ? returning place`;
    if (await this.run(own, [holder, ownerId, upload])) return true;
    const free = `insert into upload_place as p (owner_id, place, upload, held_by, held_until) values (?, ?, ?, ?, ${until})
      on conflict (owner_id, place) do update set upload = excluded.upload, held_by = excluded.held_by, held_until = excluded.held_until
      where p.held_until < clock_timestamp() returning place`;
    for (const place of PLACES)
      if (await this.run(free, [ownerId, place, upload, holder])) return true;
    return false;
  }

  private async renew(ownerId: number, holder: string): Promise<void> {
    const sql = `update upload_place set held_until = clock_timestamp() + interval '${KEPT_SECONDS} seconds' where owner_id = ? and held_by = ?`;
    try {
      await this.run(sql, [ownerId, holder]);
    } catch (error) {
      this.log.error({ err: error }, 'the place of an upload could not be renewed');
    }
  }

  /** @returns whether it returned a row */
  private async run(sql: string, values: unknown[]): Promise<boolean> {
    return (await this.em.fork().execute<unknown[]>(sql, values)).length > 0;
  }
}
