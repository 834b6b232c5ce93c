import { isGrey } from './dicom.rules';
import { roundedFacts, type ScanFacts } from './facts.rules';
import type { Frame } from './frames.rules';
import type { Series } from './groups.rules';
import { placeAlong, planeOf, scrollingNormal, sidesOf } from './planes.rules';
import type { Scale } from './scale.rules';
import { TAG } from './wanted.rules';

const CALIBRATED = ['FIDUCIAL', 'GEOMETRY'];
const PROJECTIONS = ['XA', 'RF', 'CR', 'DX', 'MG'];
const CENTIMETRES = 3;
const TISSUE = 1;
const MM_PER_CM = 10;
const MS_PER_SECOND = 1_000;
const SOFT_TISSUE: readonly [number, number] = [40, 400];
/** Windows of fewer steps than this would suffer from being rounded. */
const LEAST_WINDOW = 50;

type Values = Pick<Scale, 'slope' | 'intercept' | 'padding'>;

/**
 * The facts of a series.
 * @param scale undefined for colours @param usual the window for a series that says none
 * @returns undefined if it cannot be a scan
 */
export function factsOf(
  { frames }: Series,
  scale: Values | undefined,
  usual: () => [number, number] | null,
): ScanFacts | undefined {
  const [first] = frames;
  if (!first) return undefined;
  const { file, directions } = first;
  const isHounsfield = isInHounsfield(first);
  const values = scale ?? { slope: 1, intercept: 0, padding: null };
  const measured = scale ? (windowOf(frames) ?? (isHounsfield ? SOFT_TISSUE : usual())) : null;
  const { factor, window } = enlarged(values, measured, isHounsfield);
  return roundedFacts({
    rows: file.format.rows,
    columns: file.format.columns,
    slope: values.slope * factor,
    intercept: values.intercept * factor,
    spacing: spacingOf(first),
    places: placesOf(frames),
    photometric: photometricOf(first),
    window,
    plane: directions ? planeOf(directions) : null,
    sides: directions ? sidesOf(directions) : null,
    modality: file.modality,
    frames: frames.length,
    frame_ms: frameMsOf(first),
    padding: values.padding,
    unit: isHounsfield ? 'HU' : null,
  });
}

/** CT with a slope and an intercept and no other rescale type. */
function isInHounsfield({ file, rescaleType }: Frame): boolean {
  return file.modality === 'CT' && (rescaleType === '' || rescaleType === 'HU');
}

/**
 * Values without a unit, such as the apparent diffusion of MR, can be so small that a window of them
 * would be rounded away. They are kept ten, a hundred … times as large: the picture is the same.
 */
function enlarged(
  { slope }: Values,
  window: readonly [number, number] | null,
  isHounsfield: boolean,
) {
  const width = window?.[1] ?? LEAST_WINDOW;
  const small = Math.min(width / LEAST_WINDOW, Math.abs(slope) * MS_PER_SECOND);
  const factor = isHounsfield || small >= 1 ? 1 : 10 ** Math.ceil(-Math.log10(small));
  return { factor, window: window && [window[0] * factor, Math.max(1, window[1] * factor)] };
}

/** Windows may differ from frame to frame; the middle one shows what the series is about. */
function windowOf(frames: readonly Frame[]): readonly [number, number] | undefined {
  return frames[Math.floor(frames.length / 2)]?.window;
}

function photometricOf({ file: { format } }: Frame): ScanFacts['photometric'] {
  if (!isGrey(format)) return 'colour';
  return format.photometric === 'MONOCHROME1' ? 'white-low' : 'white-high';
}

function spacingOf({ file, spacing }: Frame): readonly number[] | null {
  const { modality, header } = file;
  if (modality === 'US') return spacingOfRegion(file.header);
  const isMeasured =
    !PROJECTIONS.includes(modality) || CALIBRATED.includes(header.text(TAG.calibration));
  return isMeasured ? spacing : null;
}

/** The only region of an ultrasound picture with two directions in space. */
function spacingOfRegion(header: Frame['file']['header']): readonly number[] | null {
  const regions = header
    .items(TAG.regions)
    .filter(
      (region) =>
        region.number(TAG.regionFormat, 'u16') === TISSUE &&
        region.number(TAG.regionUnitX, 'u16') === CENTIMETRES &&
        region.number(TAG.regionUnitY, 'u16') === CENTIMETRES,
    );
  const [region] = regions;
  if (!region || regions.length > 1) return null;
  return [TAG.regionDeltaY, TAG.regionDeltaX].map(
    (tag) => Math.abs(region.number(tag, 'f64') ?? 0) * MM_PER_CM,
  );
}

function placesOf(frames: readonly Frame[]): number[] | null {
  const directions = frames[0]?.directions;
  if (!directions) return null;
  const normal = scrollingNormal(directions);
  const places = frames.map((frame) => placeAlong(normal, frame));
  const [first] = places;
  if (first === undefined) return null;
  return places.map((place) => (place === undefined ? Number.NaN : place - first));
}

function frameMsOf({ file: { header, frames } }: Frame): number | undefined {
  if (frames === 1) return undefined;
  const rate = header.number(TAG.cineRate, 'decimal');
  return header.number(TAG.frameTime, 'decimal') ?? (rate ? MS_PER_SECOND / rate : undefined);
}
