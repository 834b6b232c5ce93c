import type { Shape, Unit } from '../../../../backend/src/clinical-cases/pins/pin.rules';
import type { Comment, CommentPin } from '../../engagement/api.server';
import { drName } from '../../lib/words';
import { nameOf, type Scan } from '../../scans/scan';
import type { PinField } from '../pin-fields';
import type { CaseFile } from '../post';
import { stepKinds } from '../step-kinds';
import type { Step } from '../steps.server';
import type { LaterFile } from './later-files';

/** A pin whose place is in a file of the page, with what points at it. */
export interface Mark {
  pin: CommentPin;
  /** The id of its comment or step on the page. */
  of: string;
  /** "to the comment by Dr. Anna Berg" */
  leads: string;
}

/** What may point at places on a page. */
export interface Pinned {
  comments: Comment[];
  steps: Step[];
  outcome: { pins: CommentPin[] } | null;
}

export interface Spot {
  /** In thousandths of width and height. */
  x: number;
  y: number;
}

/** Of a picture, in any unit. */
export interface Size {
  width: number;
  height: number;
}

/** A place that a new comment will point at. */
export interface Placed {
  /** Null in a scan. */
  file: number | null;
  scan: number | null;
  shape: Shape;
  points: Spot[];
  page: number | null;
  second: number | null;
  /** Of a scan, from 1. */
  slice: number | null;
  /** Of a line in a scan. */
  length?: number | null;
  unit?: Unit | null;
}

/** What a place may be in. */
export interface Markable {
  files: CaseFile[];
  /** Those that are ready. */
  scans: Scan[];
  /** The files of its steps. */
  later: LaterFile[];
}

const MINUS = '−';

const KINDS: Record<CaseFile['kind'], string> = {
  IMAGE: 'Picture',
  VIDEO: 'Film',
  REPORT: 'Report',
  SCAN: 'Scan',
};

const SECONDS = 60;
const clock = (second: number) =>
  `${Math.floor(second / SECONDS)}:${String(Math.floor(second % SECONDS)).padStart(2, '0')}`;

const fileName = ({ kind }: CaseFile, index: number) => `${KINDS[kind]} ${index + 1}`;

/** "Operation, day 2: Picture 1" */
const laterName = ({ file, step: { kind, day }, index }: LaterFile) =>
  `${stepKinds[kind].name}, day ${day}: `.replace('-', MINUS) + fileName(file, index);

/** The files that a pin may point at, with the names shown for them. */
export const markableFiles = ({ files, later }: Markable) =>
  [
    ...files.map((file, i) => ({ file, name: fileName(file, i) })),
    ...later.map((one) => ({ file: one.file, name: laterName(one) })),
  ].filter(({ file }) => isMarkable(file));

/** Whether there is anything that a place can be in. */
export const hasPlaces = (inCase: Markable) =>
  markableFiles(inCase).length > 0 || inCase.scans.length > 0;

/**
 * "Picture 2", "Film 1, 0:47", "Report 3, page 2", "Arterial, slice 42", "Operation, day 2: Picture
 * 1", and the shape unless it is a point.
 */
export function placeName(place: Placed, { files, scans, later }: Markable): string {
  const { file, page, second, shape } = place;
  if (place.scan !== null) return placeInScan(place, scans);
  const index = files.findIndex(({ id }) => id === file);
  const found = files[index];
  const inStep = later.find((one) => one.file.id === file);
  const drawn = shape === 'point' ? '' : ` · ${shape}`;
  const at = page === null ? '' : `, page ${page}`;
  const rest = `${at}${second === null ? '' : `, ${clock(second)}`}${drawn}`;
  if (found) return fileName(found, index) + rest;
  return (inStep ? laterName(inStep) : 'A file of a later step') + rest;
}

function placeInScan({ scan, slice, shape, length, unit }: Placed, scans: Scan[]): string {
  const found = scans.find(({ id }) => id === scan);
  const drawn = shape === 'point' ? '' : ` · ${shape}`;
  const long = length && unit ? ` · ${inUnit(length, unit)}` : drawn;
  return `${found ? nameOf(found) : 'Series'}, slice ${slice}${long}`;
}

const DIGITS: Record<Unit, number> = { mm: 1, pixels: 0 };
const inUnit = (length: number, unit: Unit) => `${length.toFixed(DIGITS[unit])} ${unit}`;

export const nameOfMark = ({ number }: CommentPin) => `mark-${number}`;

/** Where the stage shows it, for a file of a step that step; undefined for files of neither. */
export function addressOf(pin: CommentPin, { files, scans, later }: Markable): string | undefined {
  if (pin.scan !== null) {
    const series = scans.findIndex(({ id }) => id === pin.scan) + 1;
    return series > 0 ? `?series=${series}&slice=${pin.slice}#${nameOfMark(pin)}` : undefined;
  }
  const index = files.findIndex(({ id }) => id === pin.file);
  const inStep = later.find(({ file }) => file.id === pin.file);
  if (inStep) return `#step-${inStep.step.id}`;
  if (index < 0) return undefined;
  const at = pin.second === null ? '' : `&t=${pin.second}`;
  return `?picture=${index + 1}${at}#${nameOfMark(pin)}`;
}

/** Whether a place in it can be chosen: a picture or film of known size, or a report with pages. */
export const isMarkable = (file: CaseFile | undefined): file is CaseFile =>
  file !== undefined &&
  file.url !== '' &&
  !file.problem &&
  !file.isProcessing &&
  (file.pages.length > 0 || Boolean(file.width && file.height));

/** Comments folded because of a block, deleted and hidden ones mark nothing. */
const marksOfComments = (comments: Comment[]): Mark[] =>
  comments
    .filter(({ isBlocked, isDeleted }) => !isBlocked && !isDeleted)
    .flatMap(({ id, author, pins = [] }) => {
      const leads = `to the comment by ${drName(author.fullName)}`;
      return pins.map((pin) => ({ pin, of: `comment-${id}`, leads }));
    });

const marksOfSteps = (steps: Pinned['steps']): Mark[] =>
  steps.flatMap(({ id, day, pins }) => {
    const leads = `to the step of day ${day}`.replace('-', MINUS);
    return pins.map((pin) => ({ pin, of: `step-${id}`, leads }));
  });

export function marksIn({ comments, steps, outcome }: Pinned): Mark[] {
  const leads = 'to the outcome';
  const ofOutcome = (outcome?.pins ?? []).map((pin) => ({ pin, of: 'outcome', leads }));
  return [...marksOfComments(comments), ...marksOfSteps(steps), ...ofOutcome];
}

export const isReady = ({ state }: Scan) => state === 'ready';

/** Whether a case says anything about its scans. */
export const hasScans = ({ scans, scansComing }: { scans: Scan[]; scansComing: number }) =>
  scansComing > 0 || scans.some((scan) => isReady(scan) || scan.state === 'failed');

const PER_PERCENT = 10;
const inPercent = (thousandths: number | undefined) =>
  thousandths === undefined ? '' : String(thousandths / PER_PERCENT);
const orNothing = (value: number | null) => (value === null ? '' : String(value));

/** A place as the fields of a form have it; none once it is gone. */
export function fieldsOfPlace(place: Placed): Record<PinField, string> {
  const [from, to] = place.points;
  const file = place.file === null ? '' : `file-${place.file}`;
  return {
    pinFile: place.scan === null ? file : `scan-${place.scan}`,
    pinShape: place.shape,
    pinX: inPercent(from?.x),
    pinY: inPercent(from?.y),
    pinX2: inPercent(to?.x),
    pinY2: inPercent(to?.y),
    pinPage: orNothing(place.page),
    pinSecond: orNothing(place.second),
    pinSlice: orNothing(place.slice),
  };
}
