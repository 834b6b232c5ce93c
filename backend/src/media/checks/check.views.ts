import { Wire } from '../../wire/wire';
import { CHECK_STATES } from './file-check.entity';
import type { Check } from './looking';
import { PLACE_KINDS } from './places.rules';

export class PlaceView {
  @Wire('id') id!: number;
  @Wire('kind', { words: PLACE_KINDS }) kind!: string;
  @Wire('confidence') confidence!: number;
  /** In thousandths of the image's sides, as it is displayed. */
  @Wire('x') x!: number;
  @Wire('y') y!: number;
  @Wire('width') width!: number;
  @Wire('height') height!: number;
  /** The page of a report, starting at 1. */
  @Wire('page', { as: 'number', nullable: true }) page!: number | null;
  /** The time in a video. */
  @Wire('second', { as: 'number', nullable: true }) second!: number | null;
}

export class FileCheckView {
  @Wire('state', { words: CHECK_STATES }) state!: string;
  @Wire('places', { of: () => PlaceView }) places!: PlaceView[];
}

export function checkView({ state, places }: Check): FileCheckView {
  return Object.assign(new FileCheckView(), {
    state,
    places: places.map((place) =>
      Object.assign(new PlaceView(), { page: null, second: null }, place),
    ),
  });
}
