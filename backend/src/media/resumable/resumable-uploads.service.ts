import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Log } from '../../platform/logging/log';
import { Storage } from '../../platform/storage/storage';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { Refusal } from '../../refusal';
import { claimedType, type FileTypeName } from '../file-type.rules';
import type { ReceivedFile } from '../received-file';
import { type UploadRule, uploadRules } from '../upload.rules';
import { UploadQuota } from '../upload-quota';
import { readAnnouncement } from './announcement';
import { Pieces } from './pieces';
import { keyOfUpload, type ResumableUpload } from './resumable-upload';
import { ResumableUploadRepository } from './resumable-upload.repository';

const MAX_UNFINISHED = 10;
/** Enough to keep the extension. */
const MAX_NAME = 255;
/** Well before a claim expires. */
const RENEWED_MS = 3_000;
/**
 * How long a repeated call waits for the first one; the same as for idempotency keys (contract,
 * section 1).
 */
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 100;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** The sweep runs every ten minutes, so that nothing of an aborted upload is left after an hour. */
const KEPT_MS = {
  unfinished: 45 * MINUTE_MS,
  unclaimed: 6 * HOUR_MS,
  claimed: HOUR_MS,
  spent: 24 * HOUR_MS,
} as const;
const BATCH = 50;

/** A claimed upload: a file like one of a form, and how to finish the claim. */
export interface Claim {
  readonly file: ReceivedFile;
  /** The call succeeded: the upload is used up. */
  spend(): Promise<void>;
  /** The call failed: the upload can be claimed again. */
  release(): Promise<void>;
}

interface WholeUpload {
  readonly type: FileTypeName;
  /** The rule it was admitted under. */
  readonly rule: UploadRule;
}

interface UploadHold {
  readonly upload: ResumableUpload;
  /** Stops renewing the claim. */
  stop(): void;
  release(): Promise<void>;
}

/** Resumable uploads belong to the uploader and are used once, as a file of one call. */
@Injectable()
export class ResumableUploadsService {
  constructor(
    private readonly uploads: ResumableUploadRepository,
    private readonly pieces: Pieces,
    private readonly quota: UploadQuota,
    private readonly temporary: TemporaryFiles,
    private readonly storage: Storage,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * @returns the id of the new upload
   * @throws Refusal before any byte is accepted: for the type, the size, the member's quota or the
   *   free space
   */
  async admit(
    ownerId: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<string> {
    const announced = readAnnouncement(headers);
    if (!(await this.temporary.hasRoomFor(announced.bytes))) throw new Refusal('media.no-room');
    const id = this.pieces.newId();
    const upload = { id, ownerId, ...announced };
    await this.uploads.add(upload, this.clock.now(), async ({ unfinished, bytes }, em) => {
      if (unfinished >= MAX_UNFINISHED)
        throw new Refusal('request.too-many', { retryAfter: KEPT_MS.unfinished / 1_000 });
      await this.quota.demand(ownerId, bytes + announced.bytes, em);
    });
    return id;
  }

  /**
   * Keeps a file of a form for a later call by the same member, like a resumable upload. The
   * temporary file is moved.
   * @returns the id for that call
   */
  async keep(
    ownerId: number,
    { path, name, bytes }: ReceivedFile,
    rule: UploadRule,
  ): Promise<string> {
    const id = this.pieces.newId();
    await this.uploads.add(
      { id, ownerId, purpose: rule.purpose, name: name.slice(-MAX_NAME), declared: '', bytes },
      this.clock.now(),
      (open, em) => this.quota.demand(ownerId, open.bytes + bytes, em),
    );
    await this.storage.put(keyOfUpload(id), path, 'application/octet-stream');
    await this.uploads.finish(id, this.clock.now());
    return id;
  }

  /**
   * A complete upload that is waiting for its call.
   * @throws Refusal 404 if there is none, or it belongs to somebody else
   */
  async demandWhole(ownerId: number, id: string): Promise<WholeUpload> {
    const found = await this.uploads.findOf(ownerId, id);
    if (!found?.finishedAt || found.spentAt) throw new Refusal('not-found');
    return { type: claimsOf(found), rule: uploadRules[found.purpose] };
  }

  /**
   * Called for each piece, or request for the offset.
   * @throws Refusal if it belongs to somebody else or is closed
   */
  async demandOpen(ownerId: number, id: string): Promise<void> {
    if (!(await this.uploads.touch(ownerId, id, this.clock.now()))) throw new Refusal('not-found');
  }

  async demandRoom(bytes: number): Promise<void> {
    if (!(await this.temporary.hasRoomFor(bytes))) throw new Refusal('media.no-room');
  }

  async remove(id: string): Promise<void> {
    await this.pieces.remove([id]);
    await this.uploads.remove([id]);
  }

  /**
   * Takes a complete upload as a file of a call. A repeat of that call waits until the first one
   * has taken it.
   * @param fieldOf the field of the call for files of a purpose
   * @throws Refusal 404 if it does not exist, is incomplete or belongs to somebody else; 415 if the
   *   call does not accept such a file
   */
  async claim(ownerId: number, id: string, fieldOf: (rule: UploadRule) => string): Promise<Claim> {
    for (const until = performance.now() + WAIT_MS; ; await pause(LOOK_EVERY_MS)) {
      const found = await this.uploads.findOf(ownerId, id);
      if (!found?.finishedAt) throw new Refusal('media.upload-unknown');
      const field = fieldOf(uploadRules[found.purpose]);
      if (found.spentAt) return spent(found, field);
      const hold = await this.hold(ownerId, id);
      if (hold) return this.held(hold, field);
      if (performance.now() > until) throw new Refusal('request.under-way', { retryAfter: 2 });
    }
  }

  private async held(hold: UploadHold, field: string): Promise<Claim> {
    try {
      const file = await this.take(hold.upload, field);
      return {
        file,
        spend: () => this.spend(hold.upload.id, file.sha256).finally(hold.stop),
        release: () => hold.release(),
      };
    } catch (error) {
      await hold.release();
      throw error;
    }
  }

  /**
   * Renews the claim while this process is alive: if it dies, the call can be repeated elsewhere.
   */
  private async hold(ownerId: number, id: string): Promise<UploadHold | undefined> {
    const holder = randomUUID();
    const upload = await this.uploads.claim(ownerId, id, { holder, at: this.clock.now() });
    if (!upload) return undefined;
    const renew = () =>
      this.uploads
        .renew(id, holder)
        .catch((err: unknown) => this.log.error({ err }, 'a claimed upload could not be renewed'));
    const renewing = setInterval(() => void renew(), RENEWED_MS).unref();
    const stop = () => clearInterval(renewing);
    return { upload, stop, release: () => this.uploads.release(id, holder).finally(stop) };
  }

  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    const before = {
      unfinished: new Date(now - KEPT_MS.unfinished),
      unclaimed: new Date(now - KEPT_MS.unclaimed),
      claimed: new Date(now - KEPT_MS.claimed),
      spent: new Date(now - KEPT_MS.spent),
    };
    for (let batch = BATCH; batch === BATCH; ) {
      const ids = await this.uploads.findStale(before, BATCH);
      await this.pieces.remove(ids);
      await this.uploads.remove(ids);
      batch = ids.length;
    }
  }

  async eraseOf(ownerId: number): Promise<void> {
    const ids = await this.uploads.idsOf(ownerId);
    await this.pieces.remove(ids);
    await this.uploads.remove(ids);
  }

  private async spend(id: string, sha256: string): Promise<void> {
    await this.uploads.spend(id, sha256, this.clock.now());
    await this.pieces.remove([id]);
  }

  /** Links or copies the file, so that the upload still exists if the call fails. */
  private async take(upload: ResumableUpload, field: string): Promise<ReceivedFile> {
    const path = await this.temporary.newPath();
    try {
      await this.storage.withLocalFile(keyOfUpload(upload.id), (from) =>
        link(from, path).catch(() => copyFile(from, path)),
      );
      return {
        field,
        path,
        uploadId: upload.id,
        name: upload.name,
        claims: claimsOf(upload),
        bytes: upload.bytes,
        sha256: await digest(path),
      };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }
}

/**
 * For a retry of the call that used it: enough of the file to recognise the retry. Any other call
 * fails, since there are no bytes.
 */
function spent(upload: ResumableUpload, field: string): Claim {
  const file = {
    field,
    path: '',
    name: upload.name,
    claims: claimsOf(upload),
    bytes: upload.bytes,
    sha256: upload.sha256 ?? '',
    isSpent: true,
  };
  return { file, spend: async () => undefined, release: async () => undefined };
}

function claimsOf(upload: ResumableUpload): ReceivedFile['claims'] {
  const type = claimedType(upload, uploadRules[upload.purpose].accepts);
  if (!type)
    throw new Refusal('media.type-not-accepted', {
      values: { sentence: uploadRules[upload.purpose].wrongType },
    });
  return type;
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1024 ** 2 }), hash);
  return hash.digest('hex');
}
