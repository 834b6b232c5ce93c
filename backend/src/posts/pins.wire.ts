import {
  isDrawn,
  MOST_PINS,
  type Place,
  type Point,
  SHAPES,
  type Shape,
} from '../clinical-cases/pins/pin.rules';
import type { PinRow } from '../clinical-cases/pins/pins.service';
import { IsId } from '../wire/ids';
import { OneOf, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const NO_PLACE = 'That mark has no place.';

/** In thousandths of width and height of the picture as it is shown, one digit behind the point. */
export class PointBody {
  @Wire() @Rule('number', Number.isFinite, NO_PLACE) readonly x!: number;
  @Wire() @Rule('number', Number.isFinite, NO_PLACE) readonly y!: number;
}

/** A place in a file of the post. */
export class PinBody {
  @Wire()
  @IsId('That place is not in this case.')
  readonly file!: number;

  @Wire({ words: SHAPES })
  @OneOf(SHAPES, NO_PLACE)
  readonly shape!: string;

  /** An arrow has its tail and its tip, a circle its middle and a place on its rim. */
  @Wire({ of: () => PointBody, isWhole: true })
  @Rule(
    'drawn',
    (points, whole) => isDrawn((whole as PinBody).shape as Shape, (points ?? []) as Point[]),
    NO_PLACE,
  )
  readonly points!: PointBody[];

  /** Of a report, from 1. */
  @Wire({ optional: true })
  @Rule('page', Number.isSafeInteger, 'There is no such page.')
  readonly page?: number;

  /** Of a film. */
  @Wire({ optional: true })
  @Rule('second', Number.isFinite, 'There is no such second.')
  readonly second?: number;
}

export const FewPins = () =>
  Rule(
    'fewPins',
    (pins) => Array.isArray(pins) && pins.length <= MOST_PINS,
    `A comment may point at ${MOST_PINS} places at most.`,
  );

const inTenths = (value: number) => Math.round(value * 10) / 10;

export const placeIn = ({ file: fileId, shape, points, page, second }: PinBody): Place => ({
  fileId,
  shape: shape as Shape,
  points: points.map(({ x, y }) => ({ x: inTenths(x), y: inTenths(y) })),
  page: page ?? null,
  second: second === undefined ? null : inTenths(second),
});

export class PointView {
  @Wire() x!: number;
  @Wire() y!: number;
}

export class PinView {
  /** Null while comments are withheld from the reader: it would tell how many there are. */
  @Wire({ as: 'number', nullable: true }) number!: number | null;
  /** Null once its file is gone. */
  @Wire({ as: 'number', nullable: true }) file!: number | null;
  @Wire({ words: SHAPES }) shape!: string;
  /** Empty once its file is gone. */
  @Wire({ of: () => PointView }) points!: PointView[];
  @Wire({ as: 'number', nullable: true }) page!: number | null;
  @Wire({ as: 'number', nullable: true }) second!: number | null;
  /** Why its place is gone. */
  @Wire({ as: 'text', nullable: true, words: ['removed', 'replaced'] }) gone!: string | null;
}

export function pinView({ number, fileId: file, shape, points, page, second }: PinRow): PinView {
  return Object.assign(new PinView(), {
    number,
    file,
    shape,
    page,
    second,
    points: points.map(({ x, y }) => Object.assign(new PointView(), { x, y })),
    gone: file === null ? 'removed' : null,
  });
}
