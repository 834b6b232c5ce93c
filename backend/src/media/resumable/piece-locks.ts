import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import type { Log } from '../../platform/logging/log';
import type { ResumableUploadRepository } from './resumable-upload.repository';

/** Locks are renewed long before they expire, so that only those of dead processes expire. */
const RENEWED_MS = 1_000;
const ASKED_AGAIN_MS = 200;
const PATIENCE_MS = 30_000;

/**
 * Only one request at a time works on an upload, in any process: one process may still be writing
 * from a broken connection while the next piece arrives at another. A waiting request is recorded,
 * and the current holder then aborts.
 */
export class PieceLocks implements Locker {
  constructor(
    private readonly uploads: ResumableUploadRepository,
    private readonly log: Log,
    private readonly idOfKey: (key: string) => string,
  ) {}

  newLock(key: string): Lock {
    const [id, holder] = [this.idOfKey(key), randomUUID()];
    let renewing: NodeJS.Timeout | undefined;
    return {
      lock: async (stopped, letGo) => {
        await this.acquire(id, holder, stopped);
        renewing = setInterval(() => void this.renew(id, holder, letGo), RENEWED_MS).unref();
      },
      unlock: async () => {
        clearInterval(renewing);
        await this.uploads.letGo(id, holder);
      },
    };
  }

  private async acquire(id: string, holder: string, stopped: AbortSignal): Promise<void> {
    for (let waited = 0; waited < PATIENCE_MS && !stopped.aborted; waited += ASKED_AGAIN_MS) {
      if (await this.uploads.hold(id, holder)) return;
      await wait(ASKED_AGAIN_MS);
    }
    throw ERRORS.ERR_LOCK_TIMEOUT;
  }

  private async renew(
    id: string,
    holder: string,
    letGo: () => void | Promise<void>,
  ): Promise<void> {
    try {
      if ((await this.uploads.renew(id, holder)) !== 'held') await letGo();
    } catch (error) {
      this.log.error({ err: error }, 'the hold of an upload could not be renewed');
    }
  }
}
