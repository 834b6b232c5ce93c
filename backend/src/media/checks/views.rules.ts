import { COSINES, type Found, type Shape, SINES, TILTS } from './shapes.rules';

type Extent = Pick<Shape, 'left' | 'top' | 'right' | 'bottom' | 'area'>;

/** A shape as it lies in the turned picture, and the shape itself. */
export interface View extends Shape {
  readonly of: Shape;
}

/** Where a point of the turned picture lies in the picture. */
type InPicture = (across: number, down: number) => readonly [x: number, y: number];
/** The extent of a shape in the rotated picture. */
type Reach = (nth: number, into: Extent) => void;

/**
 * What is seen in one direction. Views are made as they are needed, once for each shape: a texture
 * has hundreds of thousands of shapes, most of which nobody asks about.
 */
export class Direction {
  private readonly made: (View | undefined)[];

  constructor(
    private readonly found: Found,
    private readonly reach: Reach,
    readonly inPicture: InPicture,
    readonly isUpright = false,
  ) {
    this.made = new Array(found.shapes.length);
  }

  /** The views that look like this of the shapes that are not taken. */
  among(isWanted: (extent: Extent) => boolean, taken: ReadonlySet<Shape>): View[] {
    const views: View[] = [];
    const extent = { left: 0, top: 0, right: 0, bottom: 0, area: 0 };
    for (const [nth, of] of this.found.shapes.entries()) {
      this.reach(nth, extent);
      extent.area = of.area;
      if (isWanted(extent) && !taken.has(of)) views.push(this.view(nth, of));
    }
    return views;
  }

  all(): View[] {
    return this.found.shapes.map((of, nth) => this.view(nth, of));
  }

  private view(nth: number, of: Shape): View {
    const known = this.made[nth];
    if (known) return known;
    const view = {
      left: 0,
      top: 0,
      right: 0,
      bottom: 0,
      area: of.area,
      contrast: of.contrast,
      of,
    };
    this.reach(nth, view);
    this.made[nth] = view;
    return view;
  }
}

/**
 * The picture, and the picture turned: by a right angle, by each of the tilts, and by both. Rows are
 * found whichever way up they stand, so that no other turn is needed.
 */
export function* directionsOf(found: Found): Generator<Direction> {
  const upright = uprightReach(found);
  yield new Direction(found, upright, (across, down) => [across, down], true);
  yield new Direction(found, byRightAngle(upright), (across, down) => [down, across]);
  for (const tilt of TILTS.keys()) {
    const [cosine, sine] = [COSINES[tilt] ?? 1, SINES[tilt] ?? 0];
    const inPicture: InPicture = (across, down) => [
      across * cosine - down * sine,
      across * sine + down * cosine,
    ];
    const tilted = tiltedReach(found, tilt);
    yield new Direction(found, tilted, inPicture);
    yield new Direction(found, byRightAngle(tilted), (across, down) => inPicture(down, across));
  }
}

const uprightReach =
  ({ shapes }: Found): Reach =>
  (nth, into) => {
    const shape = shapes[nth];
    if (!shape) return;
    into.left = shape.left;
    into.top = shape.top;
    into.right = shape.right;
    into.bottom = shape.bottom;
  };

const tiltedReach =
  ({ extents }: Found, tilt: number): Reach =>
  (nth, into) => {
    const at = 4 * (TILTS.length * nth + tilt);
    into.left = extents[at] ?? 0;
    into.top = extents[at + 1] ?? 0;
    into.right = extents[at + 2] ?? 0;
    into.bottom = extents[at + 3] ?? 0;
  };

const byRightAngle =
  (reach: Reach): Reach =>
  (nth, into) => {
    reach(nth, into);
    const { left, right } = into;
    into.left = into.top;
    into.right = into.bottom;
    into.top = left;
    into.bottom = right;
  };
