/** What the picture of a scan may come from, as DICOM abbreviates it. */
export const MODALITIES = ['CT', 'MR', 'US', 'XA', 'RF', 'CR', 'DX', 'MG'] as const;
export const PHOTOMETRICS = ['white-high', 'white-low', 'colour'] as const;
export const PLANES = ['axial', 'coronal', 'sagittal', 'oblique'] as const;

export type Modality = (typeof MODALITIES)[number];
export type Photometric = (typeof PHOTOMETRICS)[number];
export type Plane = (typeof PLANES)[number];
/** Right, left, front (anterior), back (posterior), head, feet. */
export type Side = 'R' | 'L' | 'A' | 'P' | 'H' | 'F';

/** Which side of the body lies at each edge of the picture. */
export interface Sides {
  readonly left: Side;
  readonly right: Side;
  readonly top: Side;
  readonly bottom: Side;
}

/**
 * Everything about a scan that survives besides its pixels: a closed list, under the names that the
 * packed series and the wire have in common. What is not listed here is never kept.
 */
export interface ScanFacts {
  readonly rows: number;
  readonly columns: number;
  /** Real value = stored value × slope + intercept. */
  readonly slope: number;
  readonly intercept: number;
  /** Millimetres between rows, and between columns. */
  readonly spacing: readonly [number, number] | null;
  /** Millimetres of each frame from the first, along the normal, in the order of scrolling. */
  readonly places: readonly number[] | null;
  readonly photometric: Photometric;
  /** Centre and width, in real values. */
  readonly window: readonly [number, number] | null;
  readonly plane: Plane | null;
  readonly sides: Sides | null;
  readonly modality: Modality;
  readonly frames: number;
  readonly frame_ms: number | null;
  /** The stored value that means no data. */
  readonly padding: number | null;
  readonly unit: 'HU' | null;
}

export const MOST_SIDE = 6_000;
export const MOST_PIXELS = 30_000_000;
/** More of a series are thinned before they are sent. */
export const MOST_FRAMES = 600;

const [MOST_SLOPE, LEAST_SLOPE, MOST_INTERCEPT] = [1e6, 1e-6, 1e7];
const [LEAST_MM, MOST_MM] = [0.001, 100];
const MOST_FRAME_MS = 10_000;
const [LEAST_VALUE, MOST_VALUE] = [-32_768, 32_767];
const SIGNIFICANT_DIGITS = 6;
/** A window may reach this much beyond what the pixels can hold. */
const WINDOW_ROOM = 4;
const OPPOSITE: Readonly<Record<string, string>> = {
  R: 'L',
  L: 'R',
  A: 'P',
  P: 'A',
  H: 'F',
  F: 'H',
};

type Given = Readonly<Record<string, unknown>>;

const isIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isWhole = (value: unknown, least: number, most: number): value is number =>
  isIn(value, least, most) && Number.isInteger(value);
const oneOf = <Choice extends string>(value: unknown, choices: readonly Choice[]) =>
  choices.find((choice) => choice === value);
/** Without negative zeros, which JSON does not have. */
const positiveZero = (value: number) => value + 0;
const thousandths = (value: number) => positiveZero(Math.round(value * 1_000) / 1_000);
const tenths = (value: number) => positiveZero(Math.round(value * 10) / 10);
const sixDigits = (value: number) => positiveZero(Number(value.toPrecision(SIGNIFICANT_DIGITS)));

/**
 * The facts as they are kept: rounded, so that no number has room for a date or an identifier, and
 * null where a number is outside its range.
 * @returns undefined if a fact that a scan cannot do without is missing or outside its range
 */
export function roundedFacts(given: Readonly<Record<keyof ScanFacts, unknown>>) {
  const { rows, columns, frames } = given;
  const scale = scaleOf(given);
  const photometric = oneOf(given.photometric, PHOTOMETRICS);
  const modality = oneOf(given.modality, MODALITIES);
  if (!isWhole(rows, 1, MOST_SIDE) || !isWhole(columns, 1, MOST_SIDE)) return undefined;
  if (rows * columns > MOST_PIXELS || !isWhole(frames, 1, MOST_FRAMES)) return undefined;
  if (!scale || !photometric || !modality) return undefined;
  const plane = oneOf(given.plane, PLANES) ?? null;
  const facts: ScanFacts = {
    rows,
    columns,
    ...scale,
    spacing: spacingOf(given.spacing),
    places: placesOf(given.places, frames),
    photometric,
    window: windowOf(given.window, scale),
    plane,
    sides: plane && sidesOf(given.sides),
    modality,
    frames,
    frame_ms: isIn(given.frame_ms, 1, MOST_FRAME_MS) ? Math.round(given.frame_ms) : null,
    padding: isWhole(given.padding, LEAST_VALUE, MOST_VALUE) ? positiveZero(given.padding) : null,
    unit: modality === 'CT' && given.unit === 'HU' ? 'HU' : null,
  };
  return facts;
}

/**
 * Facts that somebody else wrote, as text.
 * @returns undefined unless it is exactly what `writeFacts` writes: every known fact, none unknown,
 *   in range and rounded, and nothing between them
 */
export function readFacts(text: string): ScanFacts | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof given !== 'object' || given === null) return undefined;
  const facts = roundedFacts(given as Record<keyof ScanFacts, unknown>);
  return facts && writeFacts(facts) === text ? facts : undefined;
}

/** The text of facts that are rounded; equal facts have equal texts. */
export const writeFacts = (facts: ScanFacts): string => JSON.stringify(facts);

function scaleOf({ slope, intercept }: Given) {
  if (!isIn(slope, -MOST_SLOPE, MOST_SLOPE) || Math.abs(slope) < LEAST_SLOPE) return undefined;
  if (!isIn(intercept, -MOST_INTERCEPT, MOST_INTERCEPT)) return undefined;
  return { slope: sixDigits(slope), intercept: sixDigits(intercept) };
}

function spacingOf(given: unknown): ScanFacts['spacing'] {
  const [rows, columns] = Array.isArray(given) ? (given as unknown[]) : [];
  if (!isIn(rows, LEAST_MM, MOST_MM) || !isIn(columns, LEAST_MM, MOST_MM)) return null;
  return [thousandths(rows), thousandths(columns)];
}

function placesOf(given: unknown, frames: number): ScanFacts['places'] {
  if (!Array.isArray(given) || given.length !== frames || given[0] !== 0) return null;
  const places = given.map((place) =>
    isIn(place, 0, MOST_MM * MOST_FRAMES) ? thousandths(place) : -1,
  );
  const areApart = places.every((place, index) => {
    const apart = thousandths(place - (places[index - 1] ?? -LEAST_MM));
    return apart >= LEAST_MM && apart <= MOST_MM;
  });
  return areApart ? places : null;
}

/** The widest window covers what 16 bits hold as real values, with room on both sides. */
function windowOf(
  given: unknown,
  { slope, intercept }: Pick<ScanFacts, 'slope' | 'intercept'>,
): ScanFacts['window'] {
  const [centre, width] = Array.isArray(given) ? (given as unknown[]) : [];
  const most = WINDOW_ROOM * (Math.abs(slope) * (MOST_VALUE + 1) + Math.abs(intercept));
  if (!isIn(centre, -most, most) || !isIn(width, 1, 2 * most)) return null;
  return [tenths(centre), tenths(width)];
}

function sidesOf(given: unknown): Sides | null {
  if (typeof given !== 'object' || given === null) return null;
  const { left, right, top, bottom } = given as Sides;
  const areOpposite = OPPOSITE[left] === right && OPPOSITE[top] === bottom;
  const isKnown = left in OPPOSITE && top in OPPOSITE && left !== top && left !== bottom;
  return areOpposite && isKnown ? { left, right, top, bottom } : null;
}
