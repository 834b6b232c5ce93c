import type { Actor } from '../wire/access';
import type { CvVisibility } from './cv-visibility.rules';

/** Whoever is still onboarding sees no profile but the own one. */
export function maySeeProfile(
  viewer: Pick<Actor, 'memberId' | 'state'>,
  memberId: number,
): boolean {
  return viewer.state === 'member' || isOwn(viewer, memberId);
}

/** Phone, email and birth date are for the owner alone. */
export function isOwn(viewer: Pick<Actor, 'memberId'>, memberId: number): boolean {
  return viewer.memberId === memberId;
}

/** A CV is read by its owner and by those whom the owner lets. */
export function maySeeCv(
  viewer: { readonly isOwner: boolean; readonly isConnected: boolean },
  visibility: CvVisibility,
): boolean {
  return (
    viewer.isOwner ||
    visibility === 'members' ||
    (visibility === 'connections' && viewer.isConnected)
  );
}
