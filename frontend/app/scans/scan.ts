import type { WindowName } from '../../../backend/src/scans/kept/windows.rules';
import type { ScanFacts } from '../../../backend/src/scans/series/facts.rules';

export type { WindowName } from '../../../backend/src/scans/kept/windows.rules';

export interface ScanWindow {
  name: WindowName;
  /** Null for colours. */
  centre: number | null;
  width: number | null;
}

/** A series of frames in a post. */
export interface Scan {
  id: number;
  /** Empty if its author gave none. */
  name: string;
  position: number;
  facts: Omit<ScanFacts, 'window'>;
  /** Only its author sees one that is not ready. */
  state: 'preparing' | 'ready' | 'failed';
  /** From 0. */
  keyFrames: number[];
  windows: ScanWindow[];
  posterUrl: string;
  frameUrl: string;
  /** Null for colours. */
  valuesUrl: string | null;
}

export const WINDOW_WORDS: Readonly<Record<WindowName, string>> = {
  sent: 'As sent',
  soft: 'Soft tissue',
  lung: 'Lung',
  liver: 'Liver',
  bone: 'Bone',
  brain: 'Brain',
};

/** A number with a true minus sign. */
export const inWords = (number: number) => String(number).replace('-', '−');

export const nameOf = ({ name, position }: Pick<Scan, 'name' | 'position'>) =>
  name || `Series ${position}`;

/** "CT, axial, 1.25 mm": the distance of the slices, where it is known. */
export function kindOf({ facts: { modality, plane, places } }: Pick<Scan, 'facts'>): string {
  const apart = places && places.length > 1 ? (places[1] ?? 0) - (places[0] ?? 0) : 0;
  const distance = apart > 0 ? `${Math.round(apart * 100) / 100} mm` : '';
  return [modality, plane, distance].filter(Boolean).join(', ');
}

/** The address of one frame as a picture. @param n from 0 */
export const pictureUrl = ({ frameUrl }: Pick<Scan, 'frameUrl'>, n: number, window: WindowName) =>
  `${frameUrl}&n=${n}${window === 'sent' ? '' : `&w=${window}`}`;
