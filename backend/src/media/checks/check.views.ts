import { Wire } from '../../wire/wire';
import { CHECK_STATES, LOOK_KINDS, type UploadCheck } from './file-check.entity';
import type { Check } from './looking';
import { NOT_LOOKED_FOR, type NotLookedFor, PLACE_KINDS } from './places.rules';

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

/** A place in an upload. */
export class UploadPlaceView extends PlaceView {
  /** In a packed series: where it is clearest, from 0. It counts for all of its frames. */
  @Wire({ as: 'number', nullable: true }) frame!: number | null;
}

export class LookView {
  @Wire({ words: LOOK_KINDS }) kind!: string;
  /** From 0; of all frames it is the middle one. */
  @Wire() frame!: number;
  @Wire() url!: string;
}

/** The result of checking an upload, which may be a packed series. */
export class UploadCheckView extends FileCheckView {
  @Wire({ of: () => UploadPlaceView }) override places!: UploadPlaceView[];
  /** What was looked at in a packed series, as pictures; empty for other files. */
  @Wire({ of: () => LookView }) looks!: LookView[];
}

export const uploadCheckView = (id: string, { looks, ...check }: UploadCheck): UploadCheckView =>
  Object.assign(new UploadCheckView(), checkView(check), {
    places: check.places.map((place) =>
      Object.assign(new UploadPlaceView(), { page: null, second: null, frame: null }, place),
    ),
    looks: looks.map((look, index) =>
      Object.assign(new LookView(), look, { url: `/api/v1/uploads/${id}/looks/${index}` }),
    ),
  });

/** In portraits and beyond surgery faces are not looked for. */
export function checkView(
  { state, places }: Check,
  { isOfPeople = false }: { isOfPeople?: boolean } = {},
): FileCheckView {
  const isMissed = (kind: NotLookedFor) => isOfPeople || kind !== 'face';
  return Object.assign(new FileCheckView(), {
    state,
    notLookedFor: state === 'nothing' || state === 'found' ? NOT_LOOKED_FOR.filter(isMissed) : [],
    places: places.map((place) =>
      Object.assign(new PlaceView(), { page: null, second: null }, place),
    ),
  });
}
