import type { HeldMedia } from './held.server';

/** Where a held file was sent to. */
export const placeOf: Readonly<Record<HeldMedia['place'], { to: string; label: string }>> = {
  explore: { to: '/explore', label: 'Explore' },
  'beyond-surgery': { to: '/beyondSurgeryMyPost', label: 'My posts' },
  profile: { to: '/profile/edit/picture', label: 'Profile picture' },
  chat: { to: '/chat', label: 'Chat' },
};

const NOUNS = { image: 'picture', pdf: 'document', video: 'video' };

/** For example "A video for Explore". */
export const nameOf = ({ kind, place }: HeldMedia): string =>
  `A ${NOUNS[kind]} for ${placeNames[place]}`;

const placeNames: Readonly<Record<HeldMedia['place'], string>> = {
  explore: 'Explore',
  'beyond-surgery': 'Beyond Surgery',
  profile: 'your profile',
  chat: 'a chat',
};
