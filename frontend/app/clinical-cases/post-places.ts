import type { PostKind } from './post';
import { pathOfPost } from './post-subject';

interface PostPlaces {
  feed: string;
  saved: string;
  own: string;
  add: string;
  /** What the links of the sidebar say: they change with the tab (spec part 2). */
  words: { feed: string; saved: string; own: string };
}

/** Where cases are, and where images are. */
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

/** The forms of what is new: a case with its files, an image, a case with one large file. */
export type NewPostForm = 'case' | 'image' | 'large-case';

/** The page shown after posting. For a case it offers to ask colleagues. */
export const placeAfter = (form: NewPostForm, id: number): string =>
  form === 'image' ? placesOf.image.feed : `${pathOfPost(id)}/ask?posted`;

export type PostPlace = 'feed' | 'saved' | 'own';

/** The tabs of a place: the same one of the other kind is one step away. */
export function tabsOf(place: PostPlace, kind: PostKind) {
  return [
    { to: placesOf.case[place], label: 'Clinical Cases', isCurrent: kind === 'case' },
    { to: placesOf.image[place], label: 'Clinical Images', isCurrent: kind === 'image' },
  ];
}
