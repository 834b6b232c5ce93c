import { COSINES, type Found, type Shape, SINES, TILTS } from './shapes.rules';

/** A shape as it lies in the turned picture, and the shape itself. */
export interface View extends Shape {
  readonly of: Shape;
}

/** What is seen in one direction. */
export interface Direction {
  readonly isUpright: boolean;
  readonly views: View[];
  /** Where a point of the turned picture lies in the picture. */
  readonly inPicture: (across: number, down: number) => readonly [x: number, y: number];
}

/**
 * Shapes as they lie in the picture and in the picture turned: by a right angle, by each of the
 * tilts, and by both. Rows are found whichever way up they stand, so that no other turn is needed.
 */
export function* directionsOf(found: Found): Generator<Direction> {
  const upright = found.shapes.map((of): View => ({ ...of, of }));
  yield { isUpright: true, views: upright, inPicture: (across, down) => [across, down] };
  const sideways = upright.map(byRightAngle);
  yield { isUpright: false, views: sideways, inPicture: (across, down) => [down, across] };
  for (const nth of TILTS.keys()) {
    const [cosine, sine] = [COSINES[nth] ?? 1, SINES[nth] ?? 0];
    const inPicture = (across: number, down: number) =>
      [across * cosine - down * sine, across * sine + down * cosine] as const;
    const views = found.shapes.map((of, index) => tilted(found, of, TILTS.length * index + nth));
    yield { isUpright: false, views, inPicture };
    const turned = views.map(byRightAngle);
    yield { isUpright: false, views: turned, inPicture: (across, down) => inPicture(down, across) };
  }
}

function tilted({ extents }: Found, of: Shape, nth: number): View {
  const [left = 0, top = 0, right = 0, bottom = 0] = extents.slice(4 * nth, 4 * nth + 4);
  return { left, top, right, bottom, area: of.area, contrast: of.contrast, of };
}

const byRightAngle = ({ left, top, right, bottom, area, contrast, of }: View): View => ({
  left: top,
  top: left,
  right: bottom,
  bottom: right,
  area,
  contrast,
  of,
});
