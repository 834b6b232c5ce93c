import { setTimeout as pause } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Log } from '../../platform/logging/log';
import { Outbox } from '../../platform/outbox/outbox';
import { Storage } from '../../platform/storage/storage';
import { Refusal } from '../../refusal';
import type { AssetKind } from '../file-type.rules';
import { checkFile, type FileCheckJob } from '../media.jobs';
import type { Mask } from '../pictures/masks.rules';
import { keyOfUpload } from '../resumable/resumable-upload';
import { ResumableUploadRepository } from '../resumable/resumable-upload.repository';
import { CheckPatience } from './check-patience';
import { type CheckState, FileCheck } from './file-check.entity';
import { lookForWords } from './look-for-words';
import { asksForDecision, type FileDecision, maskOf, type Place } from './places.rules';

/** What is known of a file. Until it has ended there are no places. */
export interface Check {
  readonly state: CheckState;
  readonly places: readonly Place[];
}

const LOOK_EVERY_MS = 100;
const RETRY_SECONDS = 2;
/** A file at which a worker died twice is left to its author. */
const MOST_TRIES = 2;
const DECIDE = 'Please decide about each marked place.';
const LOOK = 'Nothing could be checked: please look at the whole file.';

const noDecision = (sentence: string) =>
  new Refusal('fields', { errors: { decisions: [sentence] } });

/** Files that wait for a call are looked at for words; their author decides about each place that was found. */
@Injectable()
export class FileChecksService {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: ResumableUploadRepository,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly patience: CheckPatience,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Pictures only: nothing can look into films and documents, so that their authors have to. */
  async ask(uploadId: string, kind: AssetKind): Promise<void> {
    const now = this.clock.now();
    const isPicture = kind === 'image';
    await this.em.transactional(async (em) => {
      await em.insert(FileCheck, {
        uploadId,
        state: isPicture ? 'waiting' : 'failed',
        places: [],
        tries: 0,
        createdAt: now,
        endedAt: isPicture ? null : now,
      });
      if (isPicture) await this.outbox.later(checkFile, { uploadId });
    });
  }

  /** In their order, once all have ended or the time is up. */
  async awaitAll(uploadIds: readonly string[]): Promise<Check[]> {
    const until = performance.now() + this.patience.ms;
    for (;;) {
      const checks = await this.ofAll(uploadIds);
      if (checks.every(({ state }) => state !== 'waiting') || performance.now() >= until)
        return checks;
      await pause(LOOK_EVERY_MS);
    }
  }

  /** The check now, for whoever sent the file. @throws Refusal 404 for everybody else */
  async find(ownerId: number, uploadId: string): Promise<Check> {
    const upload = await this.uploads.findOf(ownerId, uploadId);
    const [check] = upload ? await this.rowsOf([uploadId]) : [];
    if (!check) throw new Refusal('not-found');
    return { state: check.state, places: check.places };
  }

  /**
   * What is to be blackened in a file by its author's decision.
   * @throws Refusal 409 while the file is being looked at, 422 as long as something is undecided
   */
  async masksFor(uploadId: string | undefined, decision: FileDecision): Promise<Mask[]> {
    const [check] = uploadId ? await this.rowsOf([uploadId]) : [];
    if (!check) return [];
    const { state, places } = check;
    if (state === 'waiting')
      throw new Refusal('media.check-waiting', { retryAfter: RETRY_SECONDS });
    if (state === 'failed' && !decision.looked) throw noDecision(LOOK);
    const masked = new Set(decision.masked);
    const decided = new Set([...decision.masked, ...decision.kept]);
    if (places.filter(asksForDecision).some(({ id }) => !decided.has(id))) throw noDecision(DECIDE);
    return places.filter(({ id }) => masked.has(id)).map(maskOf);
  }

  /** Looks at a file. Twice is as good as once; of one that is gone nothing is told. */
  async make({ uploadId, outboxId }: FileCheckJob & { readonly outboxId: number }): Promise<void> {
    const [check] = await this.rowsOf([uploadId]);
    const ended = check?.state === 'waiting' ? await this.checked(check) : undefined;
    await this.outbox.once(outboxId, async () => {
      if (ended) await this.end(uploadId, ended);
    });
  }

  private async checked({ uploadId, tries }: FileCheck): Promise<Check> {
    if (tries >= MOST_TRIES) return { state: 'failed', places: [] };
    await this.em.nativeUpdate(FileCheck, { uploadId }, { tries: tries + 1 });
    return this.look(uploadId);
  }

  private async look(uploadId: string): Promise<Check> {
    try {
      const places = await this.storage.withLocalFile(keyOfUpload(uploadId), lookForWords);
      return { state: places.length > 0 ? 'found' : 'nothing', places };
    } catch (err) {
      this.log.warn({ err, uploadId }, 'a file could not be checked');
      return { state: 'failed', places: [] };
    }
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

  /** As they are now: others write them. */
  private rowsOf(uploadIds: readonly string[]): Promise<FileCheck[]> {
    return this.em.find(
      FileCheck,
      { uploadId: { $in: [...uploadIds] } },
      { disableIdentityMap: true },
    );
  }
}
