import type { Tab } from '../ui/tabs';
import type { PostKind } from './post';
import { pathOfPost } from './post-subject';

interface PostPlaces {
  feed: string;
  saved: string;
  own: string;
  add: string;
  /** The labels of the sidebar's links, which change with the tab (spec part 2). */
  words: { feed: string; saved: string; own: string };
}

/** The paths for cases and for images. */
export const placesOf: Record<PostKind, PostPlaces> = {
  case: {
    feed: '/community',
    saved: '/collection',
    own: '/myCases',
    add: '/community/add',
    words: { feed: 'Clinical Case Feed', saved: 'Collection', own: 'My Cases' },
  },
  image: {
    feed: '/community?tab=images',
    saved: '/communityCollection',
    own: '/myCasesCommunity',
    add: '/community/add?type=1',
    words: { feed: 'Feed', saved: 'Collection', own: 'My Posts' },
  },
};

/**
 * The page shown after posting: the links if the patient decides; else, for a case, the offer to
 * ask colleagues.
 */
export const placeAfter = (form: PostKind, id: number, asksPatient = false): string => {
  if (asksPatient) return `${pathOfPost(id)}/consent?posted`;
  return form === 'image' ? placesOf.image.feed : `${pathOfPost(id)}/ask?posted`;
};

export type PostPlace = 'feed' | 'saved' | 'own' | 'followed';

/** The tabs of a place, for cases and for images. On a phone the section's other places follow. */
export function tabsOf(place: PostPlace, kind: PostKind): Tab[] {
  const isListed = place !== 'followed';
  const kinds = isListed
    ? [
        { to: placesOf.case[place], label: 'Clinical Cases', isCurrent: kind === 'case' },
        { to: placesOf.image[place], label: 'Clinical Images', isCurrent: kind === 'image' },
      ]
    : [];
  const others = [
    { to: placesOf[kind].feed, label: 'All', at: 'feed' },
    { to: placesOf[kind].saved, label: 'Collection', at: 'saved' },
    { to: placesOf[kind].own, label: placesOf[kind].words.own, at: 'own' },
    { to: '/followed', label: 'Followed', at: 'followed' },
    { to: '/communityFollowing', label: 'Connection Requests', at: 'requests' },
  ];
  return [
    ...kinds,
    ...others
      .filter(({ at }) => at !== place)
      .map(({ to, label }) => ({ to, label, isCurrent: false, isPhoneOnly: isListed })),
  ];
}
