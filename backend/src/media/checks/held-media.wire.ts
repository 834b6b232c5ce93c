import type { Actor } from '../../wire/access';
import { Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import type { MediaAddresses } from '../media.addresses';
import type { HeldAsset } from './asset-check.sql';
import { checkView, FileCheckView } from './check.views';
import { FileDecisionBody } from './decisions.wire';
import { isOfPeople } from './places.rules';

/** Where a held file was sent to. */
const PLACES = { 'explore-video': 'explore', 'beyond-post': 'beyond-surgery' } as const;
export const HELD_PLACES = ['explore', 'beyond-surgery', 'profile', 'chat'] as const;

export class HeldMediaView {
  @Wire() id!: number;
  @Wire({ words: HELD_PLACES }) place!: string;
  @Wire({ words: ['image', 'pdf', 'video'] }) kind!: string;
  @Wire() mimeType!: string;
  /** Null while a video is being converted; valid in this session only. */
  @Wire({ as: 'text', nullable: true }) url!: string | null;
  @Wire({ as: 'text', nullable: true }) posterUrl!: string | null;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
  @Wire({ as: 'number', nullable: true }) height!: number | null;
  @Wire({ of: () => FileCheckView }) check!: FileCheckView;
}

export function heldMediaView(
  {
    assetId,
    purpose,
    kind,
    mime,
    width,
    height,
    key,
    renditions,
    assetState,
    state,
    places,
  }: HeldAsset,
  addresses: MediaAddresses,
  viewer: Actor,
): HeldMediaView {
  const isWhole = assetState === 'held';
  return Object.assign(new HeldMediaView(), {
    id: assetId,
    place: placeOf(purpose),
    kind,
    mimeType: mime,
    url: isWhole ? addresses.at(key, viewer) : null,
    posterUrl: isWhole ? addresses.at(renditions.poster?.key, viewer) : null,
    width,
    height,
    check: checkView(isWhole ? { state, places } : { state: 'waiting', places: [] }, {
      isOfPeople: isOfPeople({ purpose }),
    }),
  });
}

function placeOf(purpose: HeldAsset['purpose']): (typeof HELD_PLACES)[number] {
  if (purpose === 'profile-picture') return 'profile';
  return purpose in PLACES ? PLACES[purpose as keyof typeof PLACES] : 'chat';
}

const KEEP_OR_REMOVE = ['keep', 'remove'];

export class DecideBody {
  @Wire({ of: () => FileDecisionBody, max: 1, isWhole: true })
  @Required('Please decide about the file.')
  readonly decisions!: FileDecisionBody[];

  /** Whether a video keeps its sound; defaults to remove. */
  @Wire({ optional: true, words: KEEP_OR_REMOVE })
  @Rule(
    'sound',
    (value) => value === undefined || KEEP_OR_REMOVE.includes(String(value)),
    'Please answer keep or remove.',
  )
  readonly sound?: string;
}
