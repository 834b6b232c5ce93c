import { Injectable } from '@nestjs/common';
import { keyOfWindow } from '../../media/asset-keys';
import { parseMasks } from '../../media/masks.rules';
import { type BoundTo, MediaAddresses } from '../../media/media.addresses';
import type { ScanRow } from './kept-scans.service';
import { factsView, ScanView, ScanWindowView } from './scan.wire';
import { CT_WINDOWS, type WindowName, windowNamesOf } from './windows.rules';

/** Writes scans for the wire. */
@Injectable()
export class ScanViews {
  constructor(private readonly addresses: MediaAddresses) {}

  /** @param boundTo the only session in which the addresses work, while its post is hidden */
  of(scan: ScanRow, boundTo?: BoundTo): ScanView {
    const { id, name, position, facts, state, keyFrames, face, key } = scan;
    const isReady = state === 'ready';
    const frameUrl = isReady ? this.addresses.at(keyOfWindow(key, 'sent'), boundTo) : null;
    const hasValues = isReady && facts.photometric !== 'colour';
    const [first = Math.floor(facts.frames / 2)] = keyFrames;
    return Object.assign(new ScanView(), {
      id,
      name,
      position,
      state,
      face,
      frameUrl,
      facts: factsView(facts),
      keyFrames: [...keyFrames],
      maskCount: parseMasks(scan.masks)?.length ?? 0,
      windows: windowNamesOf(facts).map((window) => windowView(window, scan)),
      posterUrl: frameUrl && `${frameUrl}&n=${first}`,
      valuesUrl: hasValues ? this.addresses.at(key, boundTo) : null,
    });
  }
}

function windowView(name: WindowName, scan: ScanRow): ScanWindowView {
  const isColour = scan.facts.photometric === 'colour';
  const sent = isColour ? [null, null] : [scan.centre, scan.width];
  const [centre = null, width = null] = name === 'sent' ? sent : CT_WINDOWS[name];
  return Object.assign(new ScanWindowView(), { name, centre, width });
}
