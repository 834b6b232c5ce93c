import type { Actor } from '../wire/access';

/** Whoever is still onboarding sees no profile but the own one. */
export function maySeeProfile(viewer: Pick<Actor, 'memberId' | 'state'>, memberId: number): boolean {
  return viewer.state === 'member' || isOwn(viewer, memberId);
}

/** Phone, email and birth date are for the owner alone. */
export function isOwn(viewer: Pick<Actor, 'memberId'>, memberId: number): boolean {
  return viewer.memberId === memberId;
}
