import type { FormValues } from '../lib/form-state';
import type { RouteArgs } from '../wire/client.server';
import { api } from '../wire/untyped.server';

export const savePersonal = (args: RouteArgs, body: FormValues) =>
  api(args).post('personal', { ...body, page_id: 1 });

/** An empty list skips the step; what was saved before stays. */
export const skipMembership = (args: RouteArgs) =>
  api(args).post('membershipAssociation', { memberShip: [] });
