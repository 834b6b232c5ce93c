import type { FormValues } from '../lib/form-state';
import { postForm, type RouteArgs } from '../wire/client.server';

export const saveQualification = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/qualification', form });

const SAVED_BEFORE = 409;

/**
 * The first save is a create call, later ones are updates. Only the API knows which one is needed.
 */
export async function saveMembership(args: RouteArgs, form: FormValues) {
  const reply = await postForm(args, { path: '/membershipAssociation', form });
  if (reply.ok || reply.code !== SAVED_BEFORE) return reply;
  return postForm(args, { path: '/updatemembershipAssociation', form });
}

/** See `saveMembership`. */
export async function saveRegistrations(args: RouteArgs, form: FormValues) {
  const reply = await postForm(args, { path: '/mediRegistration', form });
  if (reply.ok || reply.code !== SAVED_BEFORE) return reply;
  return postForm(args, { path: '/updateMediRegistration', form });
}
