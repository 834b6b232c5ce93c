import type { FormValues } from '../lib/form-state';
import type { RouteArgs } from '../wire/client.server';
import type { Reply } from '../wire/reply';
import { api, type CallOf } from '../wire/untyped.server';

export const saveQualification = (args: RouteArgs, body: FormValues) =>
  api(args).post('qualification', body);

export const saveMembership = (args: RouteArgs, body: FormValues) =>
  createOrUpdate(args, ['membershipAssociation', 'updatemembershipAssociation'], body);

export const saveRegistrations = (args: RouteArgs, body: FormValues) =>
  createOrUpdate(args, ['mediRegistration', 'updateMediRegistration'], body);

const SAVED_BEFORE = 409;

/** The first save is a create call, each later one an update. Only the API knows which it is. */
async function createOrUpdate(
  args: RouteArgs,
  [create, update]: [CallOf<'post'>, CallOf<'post'>],
  body: FormValues,
): Promise<Reply<unknown>> {
  const reply = await api(args).post(create, body);
  return !reply.ok && reply.code === SAVED_BEFORE ? api(args).post(update, body) : reply;
}
