import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { keyOfWindow, nameOfKey } from '../../media/asset-keys';
import { CACHE_CONTROL, type Keeping } from '../../media/serving/send-stored';
import { SeriesFrames } from '../../media/serving/series-frames';
import { Outbox } from '../../platform/outbox/outbox';
import { Storage } from '../../platform/storage/storage';
import { Refusal } from '../../refusal';
import { scanWindow } from './kept.jobs';
import { ScanWork } from './scan-work';
import { ASK_FOR_WINDOW, SCAN_BY_KEY } from './scans.sql';
import { StoredParts } from './stored-parts';
import { CT_WINDOWS, WINDOW_NAMES, type WindowName, windowNamesOf } from './windows.rules';

const FRAME = /^\d{1,3}$/;
/** `sent` stands for all windows in an address: one signature holds for each of them. */
const OF_PICTURES = /-sent\.scan$/;

/** What was asked for: one frame, as a picture in a window or as values. */
interface Asked {
  readonly key: string;
  readonly frame: number;
  readonly window: WindowName | undefined;
}

/** Sends single frames of scans by their signed addresses. */
@Injectable()
export class SentFrames extends SeriesFrames {
  constructor(
    private readonly em: EntityManager,
    private readonly parts: StoredParts,
    private readonly storage: Storage,
    private readonly work: ScanWork,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  override async send(
    key: string,
    keeping: Keeping,
    request: Request,
    response: Response,
  ): Promise<void> {
    const asked = askedIn(key, request.query);
    if (!asked) throw new Refusal('not-found');
    const { frame, window } = asked;
    response.setHeader('Cache-Control', CACHE_CONTROL[keeping]);
    if (keeping !== 'never') {
      response.setHeader('ETag', `"${nameOfKey(key)}-${window ?? 'values'}-${frame}"`);
      if (request.fresh) {
        response.status(304).end();
        return;
      }
    }
    const bytes = await this.bytesOf(asked);
    if (!bytes) {
      for (const header of ['Cache-Control', 'ETag']) response.removeHeader(header);
      throw new Refusal('not-found');
    }
    response.setHeader('Content-Type', window ? 'image/webp' : 'application/octet-stream');
    response.setHeader('Content-Disposition', window ? 'inline' : 'attachment');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-site');
    response.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
  }

  private async bytesOf({ key, frame, window }: Asked): Promise<Uint8Array | undefined> {
    if (!window) return this.parts.read(key, frame);
    const drawn = await this.parts.read(keyOfWindow(key, window), frame);
    return drawn ?? this.draw({ key, frame, window });
  }

  /** The first one who asks for a window gets its picture at once, and has the others drawn. */
  private async draw({ key, frame, window }: Asked): Promise<Uint8Array | undefined> {
    const em = this.em.fork();
    const scan = await SCAN_BY_KEY.first(em, { key });
    const isKnown = scan && window && windowNamesOf(scan.facts).includes(window);
    if (!isKnown || frame >= scan.facts.frames || scan.state !== 'ready') return undefined;
    const told = window === 'sent' ? [scan.centre ?? 0, scan.width ?? 1] : CT_WINDOWS[window];
    const [centre = 0, width = 1] = told;
    const asked = { scanId: scan.id, name: window, centre, width };
    await ASK_FOR_WINDOW.rows(em, { ...asked, ...this.outbox.part(scanWindow) });
    return this.storage.withLocalFile(key, (path) =>
      this.work.do('draw-one', path, { frame, window: [centre, width] }),
    );
  }
}

function askedIn(key: string, { n, w }: Request['query']): Asked | undefined {
  if (typeof n !== 'string' || !FRAME.test(n)) return undefined;
  const frame = Number(n);
  if (!OF_PICTURES.test(key))
    return w === undefined ? { key, frame, window: undefined } : undefined;
  const window = WINDOW_NAMES.find((name) => name === (w ?? 'sent'));
  return window && { key: key.replace(OF_PICTURES, '.scan'), frame, window };
}
