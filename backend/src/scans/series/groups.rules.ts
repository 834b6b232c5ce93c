import type { ImageFile } from './dicom.rules';
import { MOST_FRAMES } from './facts.rules';
import { type Frame, framesOf } from './frames.rules';
import type { LeftOut } from './left-out.rules';
import { wholeFrames } from './pixels.rules';
import { areParallel, placeAlong, scrollingNormal } from './planes.rules';
import { TAG } from './wanted.rules';

/** The frames of a series, in the order of scrolling. */
export interface Series {
  readonly frames: readonly Frame[];
  /** Only every n-th of its frames is among them, because there were more than a scan may have. */
  readonly every: number;
}

export interface Grouped {
  readonly series: readonly Series[];
  readonly leftOut: readonly LeftOut[];
}

/** Frames nearer to each other than this are at one place. */
const SAME_PLACE_MM = 0.01;
type Key = (frame: Frame) => number;

const numberOf = ({ file }: Frame, tag: number) => file.header.number(tag, 'decimal') ?? 0;
const acquisition: Key = (frame) => numberOf(frame, TAG.acquisition);
const triggerTime: Key = (frame) => numberOf(frame, TAG.triggerTime);
const instance: Key = (frame) => numberOf(frame, TAG.instance);

/** Sorts the frames of all files into series; never by the names of the files. */
export function seriesOf(files: readonly ImageFile[]): Grouped {
  const leftOut: LeftOut[] = [];
  const frames = files.flatMap((file) => {
    const whole = wholeFrames(file);
    if (whole < file.frames) leftOut.push('cut-off');
    return framesOf(file, whole);
  });
  const series = groupsOf(withoutDoubles(frames)).flatMap(ordered).map(thinned);
  return { series, leftOut };
}

function withoutDoubles(frames: readonly Frame[]): Frame[] {
  const seen = new Set<string>();
  return frames.filter(({ file, index }) => {
    const uid = file.header.text(TAG.sopInstance);
    const name = `${uid}|${index}`;
    const isNew = uid === '' || !seen.has(name);
    seen.add(name);
    return isNew;
  });
}

/** By what a series must share, but for the orientation, which may differ a little. */
function nameOf({ file, rescaleType }: Frame): string {
  const { header, format, modality } = file;
  return JSON.stringify([
    header.text(TAG.series),
    format.rows,
    format.columns,
    format.photometric,
    modality,
    rescaleType,
    header.text(TAG.echo),
    header.text(TAG.timePoint),
    header.texts(TAG.imageType)[2],
  ]);
}

function groupsOf(frames: readonly Frame[]): Frame[][] {
  const named = new Map<string, Frame[][]>();
  for (const frame of frames) {
    const name = nameOf(frame);
    const groups = named.get(name) ?? [];
    named.set(name, groups);
    const group = groups.find(([first]) => areParallel(first?.directions, frame.directions));
    if (group) group.push(frame);
    else groups.push([frame]);
  }
  return [...named.values()].flat();
}

const by =
  (...keys: readonly Key[]) =>
  (one: Frame, other: Frame): number =>
    keys.reduce((order, key) => order || key(one) - key(other), 0);
const asStored: Key = ({ index }) => index;

/** In the order of scrolling; split where several frames lie at each place. */
function ordered(frames: readonly Frame[]): Frame[][] {
  const directions = frames[0]?.directions;
  const normal = directions && scrollingNormal(directions);
  const placed = frames.flatMap((frame) => {
    const place = normal && placeAlong(normal, frame);
    return place === undefined ? [] : [[frame, place] as const];
  });
  const isPlaced = placed.length === frames.length;
  const places = new Map(isPlaced ? placed : []);
  const place: Key = (frame) => Math.round((places.get(frame) ?? 0) / SAME_PLACE_MM);
  // One place with many frames is a film of it.
  if (new Set(frames.map(place)).size === 1)
    return [[...frames].sort(by(triggerTime, instance, asStored))];
  return split(frames, place, [acquisition, triggerTime]).map((part) =>
    part.sort(by(place, instance, asStored)),
  );
}

/** Until no place is taken twice. */
function split(frames: readonly Frame[], place: Key, keys: readonly Key[]): Frame[][] {
  const taken = partsBy(frames, place);
  const most = Math.max(...[...taken.values()].map(({ length }) => length));
  if (most === 1) return [[...frames]];
  const [key, ...rest] = keys;
  if (!key) {
    const ranked = [...taken.values()].map((part) => [...part].sort(by(instance, asStored)));
    return Array.from({ length: most }, (_, rank) => ranked.flatMap((part) => part[rank] ?? []));
  }
  const parts = [...partsBy(frames, key).values()];
  // A key that differs from slice to slice does not separate series.
  if (parts.length > most) return split(frames, place, rest);
  return parts.flatMap((part) => split(part, place, rest));
}

function partsBy(frames: readonly Frame[], key: Key): Map<number, Frame[]> {
  const parts = new Map<number, Frame[]>();
  for (const frame of frames) {
    const part = parts.get(key(frame)) ?? [];
    part.push(frame);
    parts.set(key(frame), part);
  }
  return new Map([...parts].sort(([one], [other]) => one - other));
}

function thinned(frames: readonly Frame[]): Series {
  const every = Math.ceil(frames.length / MOST_FRAMES);
  return { frames: frames.filter((_, index) => index % every === 0), every };
}
