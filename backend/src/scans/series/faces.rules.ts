import type { ScanFacts } from './facts.rules';

/** What an author can say about a series from which a face could be built. */
export const FACE_ANSWERS = ['thin', 'cover', 'keep', 'no-face'] as const;
export type FaceAnswer = (typeof FACE_ANSWERS)[number];

/** Slices at least this far apart make no face that is recognised easily. */
export const LEAST_APART_MM = 3;
const MOST_FIELD_MM = 300;
const HEAD =
  /HEAD|BRAIN|SKULL|FACE|FACIAL|SINUS|ORBIT|EYE|EAR|JAW|MANDIB|MAXILL|NECK|NOSE|NASAL|DENT|TEETH|TEMPORAL|PITUIT|IAC/i;

/**
 * Whether the author is asked: slices of a head that lie close together.
 * @param bodyPart as the file says; nothing is known of it once the header is dropped
 */
export function asksAboutFace(facts: ScanFacts, bodyPart = ''): boolean {
  const { modality } = facts;
  if (modality !== 'CT' && modality !== 'MR') return false;
  return isClose(facts) && (bodyPart === '' ? isSmall(facts) : HEAD.test(bodyPart));
}

/** Whether two neighbours are closer than a face allows, or it is not known how far they are. */
export const isClose = ({ places, frames }: Pick<ScanFacts, 'places' | 'frames'>): boolean =>
  frames > 1 && (!places || apart(places) < LEAST_APART_MM);

/** By the shorter side: a face fills a long narrow field as well. */
function isSmall({ rows, columns, spacing }: ScanFacts): boolean {
  return !spacing || Math.min(rows * spacing[0], columns * spacing[1]) < MOST_FIELD_MM;
}

/** The least distance between neighbours. */
const apart = (places: readonly number[]): number =>
  Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)));

/** Which frames are sent when the author says `thin`; undefined where it is not known how to. */
export function thinFrames({ places }: ScanFacts): number[] | undefined {
  if (!places) return undefined;
  const every = (step: number) => places.flatMap((_, index) => (index % step === 0 ? index : []));
  for (let step = 1; step < places.length; step++) {
    const frames = every(step);
    if (apart(frames.map((index) => places[index] ?? 0)) >= LEAST_APART_MM) return frames;
  }
  return [0];
}

/** The facts of a series of which only these frames are kept. */
export function factsOfFrames(facts: ScanFacts, frames: readonly number[]): ScanFacts {
  const [first = 0] = frames;
  const from = facts.places?.[first] ?? 0;
  const places = facts.places && frames.map((index) => (facts.places?.[index] ?? 0) - from);
  return {
    ...facts,
    frames: frames.length,
    places: places?.map((place) => Math.round(place * 1_000) / 1_000) ?? null,
  };
}

const EIGHTH = 8;
/** In CT, what is denser than this is no air; elsewhere, what is brighter than this share is. */
const [AIR_HU, AIR_SHARE] = [-300, 0.12];
/** A row or column with fewer pixels of the head than this share is noise. */
const LEAST_SHARE = 0.02;

/** Pixels that are covered in every frame. */
export interface Cover {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** In coronal series the front is in frames of its own: those from this one on are kept. */
export const framesBehindFront = ({ plane, frames }: ScanFacts): number =>
  plane === 'coronal' ? Math.ceil(frames / EIGHTH) : 0;

/**
 * The front eighth of the head's outline, with everything before it.
 * @param largest of each pixel, over all frames
 * @returns undefined where the pictures do not say where the front is
 */
export function frontCover(largest: Int16Array, facts: ScanFacts): Cover | undefined {
  const { sides, rows, columns } = facts;
  const front = (['left', 'right', 'top', 'bottom'] as const).find((edge) => sides?.[edge] === 'A');
  if (!front) return undefined;
  const isAcross = front === 'left' || front === 'right';
  const [from, to] = outline(largest, facts, isAcross);
  const depth = Math.ceil((to - from) / EIGHTH);
  const whole = { left: 0, top: 0, width: columns, height: rows };
  if (front === 'left') return { ...whole, width: from + depth };
  if (front === 'top') return { ...whole, height: from + depth };
  if (front === 'right') return { ...whole, left: to - depth, width: columns - to + depth };
  return { ...whole, top: to - depth, height: rows - to + depth };
}

/** Where the head begins and ends, across the columns or down the rows. */
function outline(largest: Int16Array, facts: ScanFacts, isAcross: boolean): [number, number] {
  const { rows, columns, slope, intercept, unit } = facts;
  const isHead = unit === 'HU' ? denser(slope, intercept) : brighter(largest);
  const [length, breadth] = isAcross ? [columns, rows] : [rows, columns];
  const counts = new Uint32Array(length);
  for (const [at, value] of largest.entries()) {
    const line = isAcross ? at % columns : Math.floor(at / columns);
    if (isHead(value)) counts[line] = (counts[line] ?? 0) + 1;
  }
  const isInside = (count: number) => count > breadth * LEAST_SHARE;
  const from = counts.findIndex(isInside);
  return from < 0 ? [0, length] : [from, counts.findLastIndex(isInside) + 1];
}

const denser = (slope: number, intercept: number) => (value: number) =>
  value * slope + intercept > AIR_HU;

function brighter(largest: Int16Array) {
  const sorted = [...largest].sort((one, other) => one - other);
  const [least = 0] = sorted;
  const most = sorted[Math.floor(sorted.length * 0.99)] ?? least;
  return (value: number) => value > least + (most - least) * AIR_SHARE;
}
