import { SCAN_WINDOWS, type ScanWindowName } from '../../media/scan-windows.rules';
import type { ScanFacts } from '../series/facts.rules';

/** Centre and width, in real values. */
export type GreyWindow = readonly [centre: number, width: number];

export const WINDOW_NAMES = SCAN_WINDOWS;
export type WindowName = ScanWindowName;

/** Those that radiologists use for CT, as OHIF 3 has them. */
export const CT_WINDOWS: Readonly<Record<Exclude<WindowName, 'sent'>, GreyWindow>> = {
  soft: [40, 400],
  lung: [-600, 1_500],
  liver: [90, 150],
  bone: [480, 2_500],
  brain: [40, 80],
};

/** Stored values are signed, with 16 bits. */
const VALUES = 2 ** 16;
const LEAST_VALUE = -(2 ** 15);
const WHITE = 255;

type Scale = Pick<ScanFacts, 'slope' | 'intercept' | 'padding' | 'photometric'>;

export const windowNamesOf = ({
  modality,
  photometric,
}: Pick<ScanFacts, 'modality' | 'photometric'>): readonly WindowName[] =>
  modality === 'CT' && photometric !== 'colour' ? WINDOW_NAMES : ['sent'];

/** A value in a linear window (DICOM PS3.3, C.11.2.1.2.1), from 0 to 255. */
export function greyIn([centre, width]: GreyWindow, real: number): number {
  const middle = centre - 0.5;
  const half = (width - 1) / 2;
  if (real <= middle - half) return 0;
  if (real > middle + half) return WHITE;
  return Math.round(((real - middle) / (width - 1) + 0.5) * WHITE);
}

/**
 * The grey of every stored value, at its place above the least one. Inverted pictures are inverted
 * after the window; what is no data is black.
 */
export function greysOf({ slope, intercept, padding, photometric }: Scale, window: GreyWindow) {
  const greys = new Uint8Array(VALUES);
  for (let at = 0; at < VALUES; at++) {
    const grey = greyIn(window, (at + LEAST_VALUE) * slope + intercept);
    greys[at] = photometric === 'white-low' ? WHITE - grey : grey;
  }
  if (padding !== null) greys[padding - LEAST_VALUE] = 0;
  return greys;
}

/** @param greys as `greysOf` gives them */
export function drawnIn(greys: Uint8Array, values: Int16Array): Uint8Array {
  const drawn = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at++)
    drawn[at] = greys[(values[at] ?? 0) - LEAST_VALUE] ?? 0;
  return drawn;
}

/** The window of a scan as it was sent, if its header told one or its modality has a usual one. */
export const toldWindow = ({
  window,
  modality,
}: Pick<ScanFacts, 'window' | 'modality'>): GreyWindow | null =>
  window ?? (modality === 'CT' ? CT_WINDOWS.soft : null);
