import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings';
import { Log } from '../platform/logging/log';
import { Refusal } from '../refusal';
import { UploadPlace } from './resumable/upload-place.entity';
import { KEEP_PLACE, KEPT_SECONDS, TAKE_OWN_PLACE, TAKE_PLACE } from './resumable/upload-place.sql';

/** As many uploads of a member are taken at once (threats G18), whichever processes they come to. */
const PLACES = [1, 2] as const;
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
    await this.em.fork().nativeDelete(UploadPlace, { ownerId, upload });
  }

  async eraseOf(ownerId: number): Promise<void> {
    await this.em.fork().nativeDelete(UploadPlace, { ownerId });
  }

  /** An upload that comes again has its own place, though its broken request may still hold it. */
  private async take(ownerId: number, upload: string, holder: string): Promise<boolean> {
    const em = this.em.fork();
    const taking = { ownerId, upload, heldBy: holder };
    if (await TAKE_OWN_PLACE.first(em, taking)) return true;
    for (const place of PLACES) if (await TAKE_PLACE.first(em, { ...taking, place })) return true;
    return false;
  }

  private async renew(ownerId: number, heldBy: string): Promise<void> {
    try {
      await KEEP_PLACE.rows(this.em.fork(), { ownerId, heldBy });
    } catch (error) {
      this.log.error({ err: error }, 'the place of an upload could not be renewed');
    }
  }
}
