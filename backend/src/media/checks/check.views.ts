import { Wire } from '../../wire/wire';
import { CHECK_STATES } from './file-check.entity';
import type { Check } from './looking';
import { NOT_LOOKED_FOR, PLACE_KINDS } from './places.rules';

export class PlaceView {
  @Wire() id!: number;
  @Wire({ words: PLACE_KINDS }) kind!: string;
  @Wire() confidence!: number;
  /** In thousandths of the image's sides, as it is displayed. */
  @Wire() x!: number;
  @Wire() y!: number;
  @Wire() width!: number;
  @Wire() height!: number;
  /** The page of a report, starting at 1. */
  @Wire({ as: 'number', nullable: true }) page!: number | null;
  /** The time in a video. */
  @Wire({ as: 'number', nullable: true }) second!: number | null;
}

/** The result of a check as the existing apps know it. */
export class FoundPlacesView {
  @Wire({ words: CHECK_STATES }) state!: string;
  @Wire({ of: () => PlaceView }) places!: PlaceView[];
}

export class FileCheckView extends FoundPlacesView {
  /** What may identify the patient and was not looked for; empty until the file was checked. */
  @Wire({ words: NOT_LOOKED_FOR }) notLookedFor!: string[];
}

export function checkView({ state, places }: Check): FileCheckView {
  return Object.assign(new FileCheckView(), {
    state,
    notLookedFor: state === 'nothing' || state === 'found' ? [...NOT_LOOKED_FOR] : [],
    places: places.map((place) =>
      Object.assign(new PlaceView(), { page: null, second: null }, place),
    ),
  });
}
