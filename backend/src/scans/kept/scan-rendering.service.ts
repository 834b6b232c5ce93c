import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { keyOfWindow } from '../../media/asset-keys';
import { parseMasks } from '../../media/masks.rules';
import { MediaService } from '../../media/media.service';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import { Log } from '../../platform/logging/log';
import { Outbox } from '../../platform/outbox/outbox';
import { Storage } from '../../platform/storage/storage';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { PACKED_TYPE } from '../series/packed.rules';
import { ScanWork } from './scan-work';
import {
  BEGIN_RENDERING,
  END_RENDERING,
  FAIL_RENDERING,
  NOTE_WINDOW,
  SCAN_BY_ID,
} from './scans.sql';
import { CT_WINDOWS, type GreyWindow, type WindowName } from './windows.rules';

type ScanRow = RowOf<typeof SCAN_BY_ID>;

const MOST_TRIES = 2;
const PICTURES_TYPE = 'application/octet-stream';

/** Where the values of a scan are stored, with what its author covered. */
interface Values {
  readonly id: number;
  readonly key: string;
}

/** Makes posted scans ready to be shown: covers them and draws their pictures. */
@Injectable()
export class ScanRendering {
  constructor(
    private readonly em: EntityManager,
    private readonly media: MediaService,
    private readonly storage: Storage,
    private readonly temporary: TemporaryFiles,
    private readonly work: ScanWork,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Idempotent; skips a scan that is gone. After two tries it fails for good. */
  async make({ scanId: id, outboxId }: { scanId: number; outboxId: number }): Promise<void> {
    const scan = await SCAN_BY_ID.first(this.em, { id });
    if (scan?.state !== 'preparing') {
      await this.outbox.once(outboxId, async () => undefined);
      return;
    }
    if (scan.tries >= MOST_TRIES) {
      await this.outbox.once(outboxId, () => FAIL_RENDERING.rows(this.em, { id }));
      return;
    }
    await BEGIN_RENDERING.rows(this.em, { id });
    try {
      await this.render(scan, outboxId);
    } catch (error) {
      const { name } = error as Error;
      this.log.warn({ reason: name, scanId: id }, 'a scan could not be drawn');
      if (scan.tries + 1 < MOST_TRIES) throw error;
      await this.outbox.once(outboxId, () => FAIL_RENDERING.rows(this.em, { id }));
    }
  }

  /** Draws a further window of a scan. Idempotent; skips a scan that is gone. */
  async makeWindow(
    asked: { readonly scanId: number; readonly window: string },
    outboxId: number,
  ): Promise<void> {
    const { scanId } = asked;
    const name = asked.window as Exclude<WindowName, 'sent'>;
    const scan = await SCAN_BY_ID.first(this.em, { id: scanId });
    if (scan?.state === 'ready') await this.draw(scan.key, name, CT_WINDOWS[name]);
    await this.outbox.once(outboxId, () =>
      NOTE_WINDOW.rows(this.em, { scanId, name, now: this.clock.now() }),
    );
  }

  /** What is uncovered goes as soon as the covered values are there. */
  private async render(scan: ScanRow, outboxId: number): Promise<void> {
    const values = await this.covered(scan);
    const [centre, width] = await this.draw(values.key, 'sent', null);
    const isAnew = values.id !== scan.assetId;
    await this.outbox.once(outboxId, async () => {
      const now = this.clock.now();
      const shown = { id: scan.id, assetId: values.id, centre, width, now };
      const ready = await END_RENDERING.rows(this.em, shown);
      if (!isAnew || ready.length === 0) return;
      await this.media.hold(scan.ownerId, [values]);
      await this.media.letGo([scan.assetId]);
    });
    if (isAnew) await this.media.discard([scan.assetId]);
  }

  private async covered(scan: ScanRow): Promise<Values> {
    const masks = parseMasks(scan.masks) ?? [];
    if (masks.length === 0) return { id: scan.assetId, key: scan.key };
    return this.temporary.using('scan', async (to) => {
      await this.storage.withLocalFile(scan.key, (path) =>
        this.work.do('cover', path, { to, masks }),
      );
      return this.media.keepMade(scan.ownerId, {
        path: to,
        extension: 'scan',
        purpose: 'scan',
        kind: 'document',
        mime: PACKED_TYPE,
        sha256: scan.sha256,
      });
    });
  }

  private async draw(key: string, name: WindowName, told: GreyWindow | null): Promise<GreyWindow> {
    return this.temporary.using('pictures', async (to) => {
      const { window } = await this.storage.withLocalFile(key, (path) =>
        this.work.do('draw-all', path, { to, window: told }),
      );
      await this.storage.put(keyOfWindow(key, name), to, PICTURES_TYPE);
      return window;
    });
  }
}
