import { api, dataOf, type PassedOn, postForm, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';

/** A registration of the member, with its review. */
export type OwnRegistration = components['schemas']['OwnRegistrationView'];

export async function ownRegistrations(args: RouteArgs): Promise<OwnRegistration[]> {
  return (await dataOf(api(args).GET('/registrations'))).result;
}

export const sendProof = (args: RouteArgs, id: number, form: PassedOn) =>
  postForm(args, { path: '/registrations/{id}/proof', at: { id }, form });

export const answerQuestion = (args: RouteArgs, id: number, text: string) =>
  postForm(args, { path: '/registrations/{id}/answer', at: { id }, form: { text } });
