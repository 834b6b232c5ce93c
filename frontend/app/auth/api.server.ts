import type { FormValues } from '../lib/form-state';
import { api, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

export const logIn = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/login', form });

export const signUp = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/signup', form });

/**
 * `query` is the query string of the emailed link, unchanged. The session cookie is left out of
 * this request: the link is opened from an email client, without our Origin header, and proves
 * itself.
 */
export const verifyEmail = ({ request, context }: RouteArgs, query: string) =>
  replyOf(
    api({ context, request: new Request(request.url) }).POST('/verify', { body: { q: query } }),
  );

/** Logs in with the emailed link, which works only once. */
export const logInByLink = (args: RouteArgs, query: string) =>
  replyOf(api(args).POST('/verify/login', { body: { q: query } }));

export const resendVerification = (args: RouteArgs, emailId: string) =>
  replyOf(api(args).POST('/resendVerification', { body: { emailId } }));

export const logOut = (args: RouteArgs) => replyOf(api(args).POST('/logout', { body: {} }));

export type Providers = components['schemas']['ProvidersView'];

/**
 * Which sign-in providers to offer: none if the API does not answer. Email and password always
 * work.
 */
export async function offeredProviders(args: RouteArgs): Promise<Providers> {
  const reply = await replyOf(api(args).GET('/auth/providers'));
  return reply.ok ? reply.data.result : { google: false, apple: false };
}

export const sendCode = (args: RouteArgs, emailId: string) =>
  replyOf(api(args).POST('/sendOtp', { body: { emailId } }));

export const resetPassword = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/verifyOtp', form });

export const changePassword = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/changePassword', form });
