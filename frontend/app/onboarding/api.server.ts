import type { FormValues } from '../lib/form-state';
import { api, postForm, type RouteArgs, replyOf } from '../wire/client.server';

export const savePersonal = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/personal', form });

/** Validates the answers without saving them. */
export const checkPersonal = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/personal/check', form });

/** An empty list skips the step; previously saved memberships stay. */
export const skipMembership = (args: RouteArgs) =>
  replyOf(api(args).POST('/membershipAssociation', { body: { memberShip: [] } }));
