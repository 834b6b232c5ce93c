import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { FileChecksService } from '../../media/checks/file-checks.service';
import { keyOfLooks } from '../../media/resumable/resumable-upload';
import { ResumableUploadsService } from '../../media/resumable/resumable-uploads.service';
import { type UploadRule, uploadRules } from '../../media/upload.rules';
import { Outbox } from '../../platform/outbox/outbox';
import { Storage } from '../../platform/storage/storage';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { Refusal } from '../../refusal';
import type { ScanFacts } from '../series/facts.rules';
import { type PackedSeries, TakenScans } from '../taken-scans';
import { scanLook } from './kept.jobs';
import { BadSeries } from './packed-file';
import { ScanRoom } from './scan-room';
import { ScanWork } from './scan-work';

/** A series that waits for its post. */
export interface TakenSeries {
  readonly uploadId: string;
  readonly facts: ScanFacts;
  readonly bytes: number;
  /** What its check looks at, as many as there are. */
  readonly looks: number;
}

const SENTENCES: Readonly<Record<BadSeries['fault'], string>> = {
  'not-a-scan': 'This is not a scan that we can read.',
  'too-many-frames': 'A series may have at most 600 slices.',
};
const NAME = 'series.scan';

/** The rule by which a series is claimed. @throws Refusal for an upload of another kind */
export function demandSeries({ purpose }: UploadRule): string {
  if (purpose !== 'scan') throw new Refusal('media.upload-unknown');
  return 'scans';
}

/**
 * Takes packed series that a browser sent, or that the server packed itself: every frame is decoded
 * and coded anew, and what a check looks at is drawn beside it.
 */
@Injectable()
export class SeriesTaking extends TakenScans {
  constructor(
    private readonly uploads: ResumableUploadsService,
    private readonly checks: FileChecksService,
    private readonly storage: Storage,
    private readonly temporary: TemporaryFiles,
    private readonly work: ScanWork,
    private readonly outbox: Outbox,
    private readonly room: ScanRoom,
  ) {
    super();
  }

  override async take(ownerId: number, packed: PackedSeries, isBurned: boolean): Promise<string> {
    return (await this.takeSeries(ownerId, packed, isBurned)).uploadId;
  }

  /** The same with an upload, which is used up, also if it is no series. */
  async takeUpload(ownerId: number, uploadId: string, isBurned: boolean): Promise<TakenSeries> {
    const claim = await this.uploads.claim(ownerId, uploadId, demandSeries);
    if (claim.file.isSpent) throw new Refusal('media.upload-unknown');
    try {
      const taken = await this.takeSeries(ownerId, claim.file, isBurned);
      await claim.spend();
      return taken;
    } catch (error) {
      await claim.release();
      if (error instanceof Refusal && error.errors) await this.uploads.remove(uploadId);
      throw error;
    } finally {
      await rm(claim.file.path, { force: true });
    }
  }

  private async takeSeries(
    ownerId: number,
    { path }: PackedSeries,
    isBurned: boolean,
  ): Promise<TakenSeries> {
    return this.temporary.using('scan', (to) =>
      this.temporary.using('looks', async (looksTo) => {
        const { facts, bytes, looks } = await this.recoded(path, { to, looksTo });
        await this.room.demand(ownerId, bytes);
        const file = { field: 'scans', path: to, name: NAME, bytes, sha256: '' };
        const received = { ...file, claims: 'scan' } as const;
        const uploadId = await this.uploads.keep(ownerId, received, uploadRules.scan);
        try {
          await this.storage.put(keyOfLooks(uploadId), looksTo, 'application/octet-stream');
          await this.checks.askForSeries(ownerId, { uploadId, looks }, () =>
            this.outbox.later(scanLook, { uploadId, isBurned }),
          );
        } catch (error) {
          await this.uploads.remove(uploadId);
          throw error;
        }
        return { uploadId, facts, bytes, looks: looks.length };
      }),
    );
  }

  private recoded(path: string, asks: { to: string; looksTo: string }) {
    return this.work.do('take', path, asks).catch((error: unknown) => {
      const fault = error instanceof BadSeries ? error.fault : 'not-a-scan';
      throw new Refusal('fields', { errors: { uploadId: [SENTENCES[fault]] } });
    });
  }
}
