import { writeFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { CheckProcess } from '../../media/checks/check-process';
import type { Check, Look } from '../../media/checks/file-check.entity';
import { FileChecksService } from '../../media/checks/file-checks.service';
import { FAILED } from '../../media/checks/looking';
import { MOST_PLACES, numbered, type Place, placedOnce } from '../../media/checks/places.rules';
import { TurnsEnded } from '../../media/checks/turns';
import { keyOfLooks } from '../../media/resumable/resumable-upload';
import { Log } from '../../platform/logging/log';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { Refusal } from '../../refusal';
import { StoredParts } from './stored-parts';

interface Waiting {
  readonly uploadId: string;
  /** Whether the header said that words stand in the pixels. */
  readonly isBurned: boolean;
  readonly outboxId: number;
}

/** Looks for words in the frames of series that wait for their post. */
@Injectable()
export class SeriesLooking {
  constructor(
    private readonly checks: FileChecksService,
    private readonly process: CheckProcess,
    private readonly parts: StoredParts,
    private readonly temporary: TemporaryFiles,
    private readonly log: Log,
  ) {}

  /** Does the job. What is found counts for all frames. */
  async make({ uploadId, isBurned, outboxId }: Waiting): Promise<void> {
    await this.checks.makeForSeries({ uploadId, outboxId }, ({ ownerId, looks }) =>
      this.look(ownerId, { uploadId, looks, isBurned }).catch((error: unknown) => {
        if (error instanceof TurnsEnded) throw error;
        this.log.warn({ reason: (error as Error).name, uploadId }, 'a scan could not be checked');
        return FAILED;
      }),
    );
  }

  /** One of the pictures that were looked at, for the uploader. @throws Refusal 404 for others */
  async picture(ownerId: number, uploadId: string, index: number): Promise<Buffer> {
    const { looks } = await this.checks.find(ownerId, uploadId);
    const picture = looks[index] && (await this.parts.read(keyOfLooks(uploadId), index));
    if (!picture) throw new Refusal('not-found');
    return picture;
  }

  private async look(
    memberId: number,
    { uploadId, looks, isBurned }: Omit<Waiting, 'outboxId'> & { looks: readonly Look[] },
  ): Promise<Check> {
    const seen: Place[] = [];
    for (const [index, { frame }] of looks.entries()) {
      const picture = await this.parts.read(keyOfLooks(uploadId), index);
      if (!picture) throw new Error('A picture of the check is missing.');
      const { places } = await this.temporary.using('png', async (path) => {
        await writeFile(path, picture, { mode: 0o600 });
        const asks = { asksForSound: false, asksForFaces: true };
        return this.process.look(memberId, { path, extension: 'png', isOriginal: false, ...asks });
      });
      seen.push(...places.map((place) => ({ ...place, frame })));
    }
    const places = numbered(placedOnce(seen));
    if (places.length > MOST_PLACES) throw new Error('Nobody decides about so many places.');
    return { state: isBurned || places.length > 0 ? 'found' : 'nothing', places };
  }
}
