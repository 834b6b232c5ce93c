import { NoIdentifiers } from '../../identifiers/no-identifiers';
import { FileDecisionBody } from '../../media/checks/decisions.wire';
import { parseMasks } from '../../media/masks.rules';
import { MOST_KEY_FRAMES, MOST_SCANS, type SentScan } from '../../scans/kept/kept-scans.service';
import { FACE_ANSWERS, type FaceAnswer } from '../../scans/series/faces.rules';
import { MOST_FRAMES } from '../../scans/series/facts.rules';
import { AreIds } from '../../wire/ids';
import { OneOf, Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const LONGEST_NAME = 40;
const areFrames = (value: unknown) =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every((frame) => Number.isInteger(frame) && frame >= 0 && frame < MOST_FRAMES));

/** A series that is posted. */
export class SentScanBody {
  @Wire()
  @Required('Please name the upload.')
  readonly uploadId!: string;

  @Wire({ optional: true, max: LONGEST_NAME })
  @NoIdentifiers()
  readonly name?: string;

  /** What happens with the face, where one could be made from the frames. */
  @Wire({ optional: true })
  @OneOf(FACE_ANSWERS, 'Please say what should happen with the face.')
  readonly face?: string;

  /** About the places that its check found. */
  @Wire({ optional: true, of: () => FileDecisionBody })
  readonly decisions?: FileDecisionBody;

  /** What is covered besides, in all frames (see masks.rules.ts). */
  @Wire({ optional: true, max: 10_000 })
  @Rule(
    'masks',
    (value) => parseMasks(String(value ?? '')) !== undefined,
    'A mask could not be read. Please draw it again.',
  )
  readonly masks?: string;

  /** Frames to be seen first, from 0. */
  @Wire('keys', { optional: true, of: 'number', max: MOST_KEY_FRAMES })
  @Rule('frames', areFrames, 'Please name slices by their numbers.')
  readonly keyFrames?: number[];
}

export interface PostedScans {
  readonly scans?: SentScanBody[];
}

type Body<T> = abstract new () => T;

/** Adds the series to a form. */
export function scanning<T extends object>(body: Body<T>) {
  abstract class Scanning extends (body as Body<object>) implements PostedScans {
    /** Packed series; in a form as JSON. */
    @Wire({ optional: true, of: () => SentScanBody, max: MOST_SCANS, isWhole: true })
    readonly scans?: SentScanBody[];
  }
  return Scanning as unknown as Body<T & PostedScans>;
}

export interface ChangedScans {
  readonly removedScans?: number[];
  readonly scanOrder?: number[];
}

/** Adds what an edit does to the series that a post has. */
export function changingScans<T extends object>(body: Body<T>) {
  abstract class Changing extends (body as Body<object>) implements ChangedScans {
    @Wire('removeScans', { optional: true, of: 'number', max: MOST_SCANS })
    @AreIds('Please name the series to remove.')
    readonly removedScans?: number[];

    /** All that stay, in their new order. */
    @Wire({ optional: true, of: 'number', max: MOST_SCANS })
    @AreIds('Please name the series in their order.')
    readonly scanOrder?: number[];
  }
  return Changing as unknown as Body<T & ChangedScans>;
}

export const sentScansOf = ({ scans = [] }: PostedScans): SentScan[] =>
  scans.map(({ uploadId, name = '', face, decisions, masks = '', keyFrames = [] }) => ({
    uploadId,
    name,
    keyFrames,
    face: face as FaceAnswer | undefined,
    masks: parseMasks(masks) ?? [],
    decision: {
      masked: decisions?.masked ?? [],
      kept: decisions?.kept ?? [],
      looked: decisions?.looked ?? false,
    },
  }));

/** The name and the key frames of a scan. */
export class ChangedScanBody {
  @Wire({ optional: true, max: LONGEST_NAME })
  @NoIdentifiers()
  readonly name?: string;

  @Wire('keys', { optional: true, of: 'number', max: MOST_KEY_FRAMES })
  @Rule('frames', areFrames, 'Please name slices by their numbers.')
  readonly keyFrames?: number[];
}
