import type { Actor } from '../wire/access';
import type { CvVisibility } from './cv-visibility.rules';

/** Members who are still onboarding can only see their own profile. */
export function maySeeProfile(
  viewer: Pick<Actor, 'memberId' | 'state'>,
  memberId: number,
): boolean {
  return viewer.state === 'member' || isOwn(viewer, memberId);
}

/** Phone, email and birth date are only shown to the owner. */
export function isOwn(viewer: Pick<Actor, 'memberId'>, memberId: number): boolean {
  return viewer.memberId === memberId;
}

/** A CV can be read by its owner and those the owner allows. */
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
