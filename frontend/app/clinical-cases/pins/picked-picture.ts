import { isDrawn } from '../../../../backend/src/clinical-cases/pins/pin.rules';
import { pictureSize } from '../../../../backend/src/scans/kept/picture-size.rules';
import { nameOf, pictureUrl, type Scan } from '../../scans/scan';
import type { CaseFile } from '../post';
import { typedPins } from '../typed-pins';
import { type Markable, markableFiles, type Size } from './pin';
import type { Chosen } from './pins-on-page';
import type { TypedPlace } from './use-typed-place';

/** The picture for a typed place: a file, a page of a report, or a slice. */
export interface PickedPicture {
  url: string;
  name: string;
  size: Size;
  isFilm: boolean;
  /** The page or slice of a report or series, from 1, their number, and the form field that holds it. */
  turn: { field: 'pinPage' | 'pinSlice'; at: number; of: number } | null;
}

/** @returns undefined unless a file or a series is chosen that has it */
export function pictureOf(typed: TypedPlace, inCase: Markable): PickedPicture | undefined {
  const { pinFile } = typed;
  const scan = inCase.scans.find(({ id }) => pinFile === `scan-${id}`);
  if (scan) return sliceOf(scan, typed.pinSlice);
  const found = markableFiles(inCase).find(({ file }) => pinFile === `file-${file.id}`);
  return found && inFile(found, typed.pinPage);
}

function sliceOf(scan: Scan, typed: string): PickedPicture {
  const { frames } = scan.facts;
  const at = placeIn(typed, frames) ?? Math.ceil(frames / 2);
  return {
    url: pictureUrl(scan, at - 1, 'sent'),
    name: `${nameOf(scan)}, slice ${at}`,
    size: pictureSize(scan.facts),
    isFilm: false,
    turn: { field: 'pinSlice', at, of: frames },
  };
}

function inFile({ file, name }: { file: CaseFile; name: string }, typed: string) {
  const isFilm = file.kind === 'VIDEO';
  const of = file.pages.length;
  const at = placeIn(typed, of) ?? 1;
  const page = file.pages[at - 1];
  if (page)
    return {
      url: page.url,
      name: `${name}, page ${at}`,
      size: page,
      isFilm,
      turn: { field: 'pinPage' as const, at, of },
    };
  const url = isFilm ? file.url : (file.mediumUrl ?? file.url);
  const size = { width: file.width ?? 0, height: file.height ?? 0 };
  return { url, name, size, isFilm, turn: null };
}

const placeIn = (typed: string, of: number) =>
  Number(typed) >= 1 && Number(typed) <= of ? Math.floor(Number(typed)) : undefined;

/** The place as it is drawn; undefined while something is missing or wrong. */
export function drawnPlace(typed: TypedPlace): Chosen | undefined {
  const { pins, errors } = typedPins(typed);
  const [pin] = pins;
  const points = pin?.points.map(([x = 0, y = 0]) => ({ x, y })) ?? [];
  if (!pin || Object.keys(errors).length > 0 || !isDrawn(pin.shape, points)) return undefined;
  const { file, scan = null, shape, page = null, second = null, slice = null } = pin;
  return { composer: '', file, scan, shape, points, page, second, slice };
}
