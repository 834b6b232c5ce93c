/** Why a file, or some frames of it, are not in any series. The only words that tell about it. */
export const LEFT_OUT = [
  'localiser',
  'dose-report',
  'structured-report',
  'pdf',
  'presentation',
  'screen-capture',
  'segmentation',
  'radiotherapy',
  'waveform',
  'film',
  'unknown-compression',
  'too-large',
  'cut-off',
  'unreadable',
  'not-dicom',
] as const;

export type LeftOut = (typeof LEFT_OUT)[number];

/** Ends the reading of one file. */
export class LeavesOut extends Error {
  override readonly name = 'LeavesOut';
  constructor(readonly what: LeftOut) {
    super(what);
  }
}

const STORAGE = '1.2.840.10008.5.1.4.1.1.';
/** What files of these SOP classes are, by the beginning of the class; the first that fits counts. */
const CLASSES: readonly (readonly [string, LeftOut])[] = [
  ['88.67', 'dose-report'],
  ['88.68', 'dose-report'],
  ['88.73', 'dose-report'],
  ['88', 'structured-report'],
  ['104', 'pdf'],
  ['11', 'presentation'],
  ['7', 'screen-capture'],
  ['66.4', 'segmentation'],
  ['66.5', 'segmentation'],
  ['66', 'unreadable'],
  ['481', 'radiotherapy'],
  ['9', 'waveform'],
  ['77.1.1.1', 'film'],
  ['77.1.2.1', 'film'],
  ['77.1.4.1', 'film'],
];

/** What a file of this SOP class is, if it is not a picture to scroll through. */
export function leftOutClass(sopClass: string): LeftOut | undefined {
  if (!sopClass.startsWith(STORAGE)) return undefined;
  const rest = `${sopClass.slice(STORAGE.length)}.`;
  return CLASSES.find(([start]) => rest.startsWith(`${start}.`))?.[1];
}
