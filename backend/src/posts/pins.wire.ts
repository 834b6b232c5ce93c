import { fullName } from '../auth/account.entity';
import { type Place, UNITS } from '../clinical-cases/pins/pin.rules';
import type { ListedPin, PinRow } from '../clinical-cases/pins/pins.service';
import {
  GONE,
  isDrawn,
  NO_PAGE,
  NO_PLACE,
  NO_SECOND,
  SHAPES,
  type Shape,
  secondIn,
  spotsIn,
} from '../media/marks.rules';
import { FewPins, PINS_AS_JSON } from '../media/marks.wire';
import { IsId, isId } from '../wire/ids';
import { PageQuery } from '../wire/paging';
import { OneOf, Required, Rule } from '../wire/rules';
import { type Pair, Wire } from '../wire/wire';

const ELSEWHERE = 'That place is not in this case.';

/** A place in a file of the post, or in a scan. */
export class PinBody {
  /** Null in a scan. */
  @Wire({ nullable: true })
  @Rule('file', (file, whole) => isId(file ?? (whole as PinBody).scan), ELSEWHERE)
  readonly file?: number;

  @Wire({ optional: true })
  @IsId(ELSEWHERE)
  readonly scan?: number;

  @Wire({ words: SHAPES })
  @OneOf(SHAPES, NO_PLACE)
  readonly shape!: string;

  /**
   * [x, y] in thousandths of width and height of the picture as it is shown, one digit behind the
   * point. An arrow has its tail and its tip, a circle its middle and a place on its rim.
   */
  @Wire({ of: 'pair' })
  @Rule(
    'drawn',
    (pairs, whole) => isDrawn((whole as PinBody).shape as Shape, spotsIn((pairs ?? []) as Pair[])),
    NO_PLACE,
  )
  readonly points!: Pair[];

  /** Of a report, from 1. */
  @Wire({ optional: true })
  @Rule('page', Number.isSafeInteger, NO_PAGE)
  readonly page?: number;

  /** Of a film. */
  @Wire({ optional: true })
  @Rule('second', Number.isFinite, NO_SECOND)
  readonly second?: number;

  /** Of a scan, from 1. */
  @Wire({ optional: true })
  @Rule('slice', Number.isSafeInteger, 'There is no such slice.')
  readonly slice?: number;
}

/** What a comment points at from now on, in order: marks that stay keep their numbers. */
export class PinsBody {
  @Wire({ of: () => PinBody, isWhole: true, json: PINS_AS_JSON })
  @Required(PINS_AS_JSON.problem)
  @FewPins()
  readonly pins!: PinBody[];
}

/** `before` is the last row that the client has, also here, where the oldest come first. */
export class PinsQuery extends PageQuery {
  /** Only the marks in this file. */
  @Wire({ optional: true })
  @IsId('Please name a file.')
  readonly file?: number;

  @Wire({ optional: true })
  @IsId('Please name a scan.')
  readonly scan?: number;
}

export const placeIn = ({ file, scan, shape, points, page, second, slice }: PinBody): Place => ({
  fileId: file ?? null,
  scanId: scan ?? null,
  shape: shape as Shape,
  points: spotsIn(points),
  page: page ?? null,
  second: secondIn(second),
  slice: slice ?? null,
});

export class PinView {
  /** Null while comments are withheld from the reader: it would tell how many there are. */
  @Wire({ as: 'number', nullable: true }) number!: number | null;
  /** Null in a scan, and once its file is gone. */
  @Wire({ as: 'number', nullable: true }) file!: number | null;
  @Wire({ as: 'number', nullable: true }) scan!: number | null;
  @Wire({ words: SHAPES }) shape!: string;
  /** Empty once its file is gone. */
  @Wire({ of: 'pair' }) points!: Pair[];
  @Wire({ as: 'number', nullable: true }) page!: number | null;
  @Wire({ as: 'number', nullable: true }) second!: number | null;
  /** Of a scan, from 1. */
  @Wire({ as: 'number', nullable: true }) slice!: number | null;
  /** Of a line in a scan. */
  @Wire({ as: 'number', nullable: true }) length!: number | null;
  @Wire({ as: 'text', nullable: true, words: UNITS }) unit!: string | null;
  /** Why its place is gone. */
  @Wire({ as: 'text', nullable: true, words: GONE }) gone!: string | null;
}

export class PinsView {
  @Wire({ of: () => PinView }) pins!: PinView[];
}

/** What points at a place. */
export class PinnedByView {
  @Wire({ words: ['comment', 'step', 'outcome'] }) kind!: string;
  /** The post of an outcome. */
  @Wire() id!: number;
}

export class PinMemberView {
  @Wire() id!: number;
  @Wire() name!: string;
}

export class ListedPinView extends PinView {
  @Wire({ of: () => PinnedByView }) at!: PinnedByView;
  @Wire({ of: () => PinMemberView }) member!: PinMemberView;
}

export function pinView(row: PinRow): PinView {
  const { number, fileId: file, scanId: scan, points, gone } = row;
  const { shape, page, second, slice, length, unit } = row;
  return Object.assign(new PinView(), {
    number,
    file,
    scan,
    shape,
    page,
    second,
    slice,
    length,
    unit,
    points: points.map(({ x, y }): Pair => [x, y]),
    // Those that were gone before have no reason.
    gone: gone ?? (file === null && scan === null ? 'removed' : null),
  });
}

export function listedPinView(row: ListedPin): ListedPinView {
  const member = Object.assign(new PinMemberView(), { id: row.authorId, name: fullName(row) });
  const at = Object.assign(new PinnedByView(), { kind: row.kind, id: row.ownerId });
  return Object.assign(new ListedPinView(), pinView(row), { at, member });
}
