import type { FormValues } from '../lib/form-state';
import { type Asking, api, type CallOf, type Reply } from './client.server';

export const savePersonal = (args: Asking, body: FormValues) =>
  api(args).post('personal', { ...body, page_id: 1 });

export const saveQualification = (args: Asking, body: FormValues) =>
  api(args).post('qualification', body);

/** An empty list skips the step; what was saved before stays. */
export const skipMembership = (args: Asking) =>
  api(args).post('membershipAssociation', { memberShip: [] });

export const saveMembership = (args: Asking, body: FormValues) =>
  firstOrAgain(args, ['membershipAssociation', 'updatemembershipAssociation'], body);

export const saveRegistrations = (args: Asking, body: FormValues) =>
  firstOrAgain(args, ['mediRegistration', 'updateMediRegistration'], body);

const SAVED_BEFORE = 409;

/** The first save is a create call, each later one an update. Whether there is one, the API knows best. */
async function firstOrAgain(
  args: Asking,
  [create, update]: [CallOf<'post'>, CallOf<'post'>],
  body: FormValues,
): Promise<Reply<unknown>> {
  const reply = await api(args).post(create, body);
  return !reply.ok && reply.code === SAVED_BEFORE ? api(args).post(update, body) : reply;
}
