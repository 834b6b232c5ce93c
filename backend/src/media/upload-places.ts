import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings';
import { Log } from '../platform/logging/log';
import { Refusal } from '../refusal';
import { UploadPlace } from './upload-place.entity';
import { KEEP_PLACE, KEPT_SECONDS, TAKE_OWN_PLACE, TAKE_PLACE } from './upload-place.sql';

/** The places for a member's concurrent uploads (threats G18), shared by all processes. */
const PLACES = [1, 2] as const;
const RENEWED_MS = 3_000;

/**
 * Limits the concurrent uploads of a member. Changes are committed immediately and use the database
 * clock, which all processes share.
 */
@Injectable()
export class UploadPlaces {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  /**
   * Receives an upload in a single request, holding a place meanwhile.
   * @throws Refusal 429 if both places are taken
   */
  async duringRequest<T>(ownerId: number, work: () => Promise<T>): Promise<T> {
    const request = randomUUID();
    return this.during(ownerId, request, work).finally(() => this.leave(request, ownerId));
  }

  /**
   * Receives a chunk of a resumable upload, holding a place meanwhile. The place is kept for a
   * moment afterwards, so that no other upload takes it between two chunks.
   * @throws Refusal 429 if both places are taken
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

  /** Frees the place of an upload that is finished or was cancelled. */
  async leave(upload: string, ownerId: number): Promise<void> {
    if (!this.settings.rateLimits) return;
    await this.em.fork().nativeDelete(UploadPlace, { ownerId, upload });
  }

  async eraseOf(ownerId: number): Promise<void> {
    await this.em.fork().nativeDelete(UploadPlace, { ownerId });
  }

  /** A retried upload gets its own place back, even if its broken request still holds it. */
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
