import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { LOCK } from '../../platform/database/lock.sql';
import { onlyRow } from '../../platform/database/only-row';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { FileType } from '../file-type.rules';
import type { Mask } from '../masks.rules';
import { checkFile, type FileCheckJob } from '../media.jobs';
import { keyOfUpload } from '../resumable/resumable-upload';
import { ResumableUploadRepository } from '../resumable/resumable-upload.repository';
import { CheckPatience } from './check-patience';
import { masksDecided } from './decided';
import { FileCheck, type Look, type UploadCheck } from './file-check.entity';
import { WAITING_CHECKS_OF } from './file-check.sql';
import { type Check, FAILED, Looking, MOST_TRIES } from './looking';
import type { FileDecision } from './places.rules';

/** Three posts of ten files. */
const MOST_WAITING = 30;
const RETRY_SECONDS = 30;

/**
 * Checks uploaded files for text before they are posted; their author decides about each place
 * found.
 */
@Injectable()
export class FileChecksService {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: ResumableUploadRepository,
    private readonly looking: Looking,
    private readonly outbox: Outbox,
    private readonly patience: CheckPatience,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 429 if too many of the member's files are waiting already */
  async ask(ownerId: number, uploadId: string, type: FileType): Promise<void> {
    const check = this.looking.begin(type.kind);
    await this.begin(ownerId, { uploadId, ...check }, async () => {
      if (check.state === 'waiting')
        await this.outbox.later(checkFile, { uploadId, extension: type.extensions[0] ?? '' });
    });
  }

  /** Like `ask`, for a packed series, which its own domain looks at. @param later does so */
  async askForSeries(
    ownerId: number,
    { uploadId, looks }: Pick<FileCheck, 'uploadId' | 'looks'>,
    later: () => Promise<unknown>,
  ): Promise<void> {
    await this.begin(ownerId, { uploadId, state: 'waiting', places: [], looks }, later);
  }

  private async begin(
    ownerId: number,
    check: Pick<FileCheck, 'uploadId' | 'state' | 'places'> & Partial<Pick<FileCheck, 'looks'>>,
    later: () => Promise<unknown>,
  ): Promise<void> {
    const createdAt = this.clock.now();
    const endedAt = check.state === 'waiting' ? null : createdAt;
    await this.em.transactional(async (em) => {
      await LOCK.rows(em, { name: `checks of ${ownerId}` });
      await this.demandPlace(ownerId);
      await em.insert(FileCheck, { looks: [], ...check, tries: 0, createdAt, endedAt });
      await later();
    });
  }

  private async demandPlace(ownerId: number): Promise<void> {
    if (!this.settings.rateLimits) return;
    const { waiting } = onlyRow(await WAITING_CHECKS_OF.rows(this.em, { ownerId }));
    if (waiting >= MOST_WAITING)
      throw new Refusal('media.checks-waiting', { retryAfter: RETRY_SECONDS });
  }

  /** The checks in order, once all have ended or the time is up. */
  async awaitAll(uploadIds: readonly string[]): Promise<Check[]> {
    return this.patience.until(
      () => this.ofAll(uploadIds),
      (checks) => checks.every(({ state }) => state !== 'waiting'),
      'review',
    );
  }

  /** The current check, for the uploader. @throws Refusal 404 for anyone else */
  async find(ownerId: number, uploadId: string): Promise<UploadCheck> {
    const upload = await this.uploads.findOf(ownerId, uploadId);
    const [check] = upload ? await this.rowsOf([uploadId]) : [];
    if (!check) throw new Refusal('not-found');
    return { state: check.state, places: check.places, looks: check.looks };
  }

  /**
   * The areas to black out in a file after its author's decision.
   * @returns undefined if the file was not checked, so that there is nothing to decide about
   * @throws Refusal 409 while the file is being checked, 422 while something is undecided
   */
  async masksFor(
    uploadId: string | undefined,
    decision: FileDecision,
  ): Promise<Mask[] | undefined> {
    const [check] = uploadId ? await this.rowsOf([uploadId]) : [];
    return check && masksDecided(check, decision);
  }

  /** Checks a file. Idempotent; skips a file that is gone. */
  async make({
    uploadId,
    extension = 'jpg',
    outboxId,
  }: FileCheckJob & { readonly outboxId: number }): Promise<void> {
    const [check] = await this.rowsOf([uploadId]);
    const ended = check?.state === 'waiting' ? await this.checked(check, extension) : undefined;
    await this.outbox.once(outboxId, async () => {
      if (ended) await this.end(uploadId, ended);
    });
  }

  /**
   * Ends the check of a packed series. Idempotent; skips one that is gone.
   * @param look looks at it; never more than twice
   */
  async makeForSeries(
    { uploadId, outboxId }: { readonly uploadId: string; readonly outboxId: number },
    look: (seen: { ownerId: number; looks: readonly Look[] }) => Promise<Check>,
  ): Promise<void> {
    const [check] = await this.rowsOf([uploadId]);
    const isDue = check?.state === 'waiting';
    const ended = isDue ? await this.lookedAt(check, look) : undefined;
    await this.outbox.once(outboxId, async () => {
      if (ended) await this.end(uploadId, ended);
    });
  }

  private async lookedAt(
    { uploadId, tries, looks }: FileCheck,
    look: (seen: { ownerId: number; looks: readonly Look[] }) => Promise<Check>,
  ): Promise<Check> {
    if (tries >= MOST_TRIES) return FAILED;
    await this.em.nativeUpdate(FileCheck, { uploadId }, { tries: tries + 1 });
    return look({ ownerId: (await this.uploads.ownerOf(uploadId)) ?? 0, looks });
  }

  private async checked({ uploadId, tries }: FileCheck, extension: string): Promise<Check> {
    const memberId = (await this.uploads.ownerOf(uploadId)) ?? 0;
    const key = keyOfUpload(uploadId);
    return this.looking.look({ key, extension, tries, memberId, isOriginal: true }, () =>
      this.em.nativeUpdate(FileCheck, { uploadId }, { tries: tries + 1 }),
    );
  }

  private async end(uploadId: string, check: Check): Promise<void> {
    await this.em.nativeUpdate(
      FileCheck,
      { uploadId, state: 'waiting' },
      { ...check, endedAt: this.clock.now() },
    );
  }

  private async ofAll(uploadIds: readonly string[]): Promise<Check[]> {
    const rows = await this.rowsOf(uploadIds);
    return uploadIds.map((id) => {
      const row = rows.find(({ uploadId }) => uploadId === id);
      if (!row) throw new Refusal('media.upload-unknown');
      return { state: row.state, places: row.places };
    });
  }

  /** Bypasses the identity map, since other processes update the rows. */
  private rowsOf(uploadIds: readonly string[]): Promise<FileCheck[]> {
    return this.em.find(
      FileCheck,
      { uploadId: { $in: [...uploadIds] } },
      { disableIdentityMap: true },
    );
  }
}
