import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { MODALITIES, PHOTOMETRICS, PLANES, type ScanFacts } from '../series/facts.rules';
import { FACES } from './face.rules';
import { SCAN_STATES } from './scan.entity';
import { WINDOW_NAMES } from './windows.rules';

export class PackedBody {
  @Wire()
  @Required('Please name the upload.')
  readonly uploadId!: string;

  /** The header said that words stand in the pixels; used for the check, and not kept. */
  @Wire('burned', { optional: true })
  readonly isBurned?: boolean;
}

export class SidesView {
  @Wire() left!: string;
  @Wire() right!: string;
  @Wire() top!: string;
  @Wire() bottom!: string;
}

/** Everything that is known of a scan besides its pixels. */
export class FactsView {
  @Wire() rows!: number;
  @Wire() columns!: number;
  /** Real value = stored value × slope + intercept. */
  @Wire() slope!: number;
  @Wire() intercept!: number;
  /** Millimetres between rows, and between columns; empty if it is not known. */
  @Wire({ of: 'number' }) spacing!: number[];
  /** Millimetres of each frame from the first, along the normal; empty if it is not known. */
  @Wire({ of: 'number' }) places!: number[];
  @Wire({ words: PHOTOMETRICS }) photometric!: string;
  @Wire({ words: PLANES, nullable: true }) plane!: string | null;
  @Wire({ of: () => SidesView, nullable: true }) sides!: SidesView | null;
  @Wire({ words: MODALITIES }) modality!: string;
  @Wire() frames!: number;
  @Wire('frame_ms', { as: 'number', nullable: true }) frameMs!: number | null;
  /** The stored value that means no data. */
  @Wire({ as: 'number', nullable: true }) padding!: number | null;
  @Wire({ as: 'text', nullable: true }) unit!: string | null;
}

export function factsView(facts: ScanFacts): FactsView {
  const { spacing, places, sides, frame_ms: frameMs, ...plain } = facts;
  return Object.assign(new FactsView(), plain, {
    spacing: spacing ? [...spacing] : [],
    places: places ? [...places] : [],
    sides: sides && Object.assign(new SidesView(), sides),
    frameMs,
  });
}

export class PackedView {
  @Wire() uploadId!: string;
  @Wire({ of: () => FactsView }) facts!: FactsView;
  @Wire() bytes!: number;
  /** Whether its author has to say what happens with the face. */
  @Wire({ words: ['asked', 'none'] }) face!: string;
  @Wire('poster_url') posterUrl!: string;
}

export class ScanWindowView {
  @Wire({ words: WINDOW_NAMES }) name!: string;
  /** Null for colours, and until the pictures are drawn. */
  @Wire({ as: 'number', nullable: true }) centre!: number | null;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
}

/** A scan of a post. */
export class ScanView {
  @Wire() id!: number;
  /** Empty if its author gave none. */
  @Wire() name!: string;
  @Wire() position!: number;
  @Wire({ of: () => FactsView }) facts!: FactsView;
  /** One that is not `ready` is shown to its author alone. */
  @Wire({ words: SCAN_STATES }) state!: string;
  /** The frames to be seen first, from 0. */
  @Wire('keys', { of: 'number' }) keyFrames!: number[];
  /** How many places are covered, in all frames. */
  @Wire('masks') maskCount!: number;
  @Wire({ words: FACES }) face!: string;
  @Wire({ of: () => ScanWindowView }) windows!: ScanWindowView[];
  /** The middle frame, or the first key frame. Null until it is ready. */
  @Wire('poster_url', { as: 'text', nullable: true }) posterUrl!: string | null;
  /** With `&n=41&w=lung`: a frame as a picture; n counts from 0. */
  @Wire('frame_url', { as: 'text', nullable: true }) frameUrl!: string | null;
  /** With `&n=41`: the values of a frame, coded. Null for colours. */
  @Wire('values_url', { as: 'text', nullable: true }) valuesUrl!: string | null;
}
