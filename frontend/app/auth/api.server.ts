import type { FormValues } from '../lib/form-state';
import { api, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { components } from '../wire/schema';

export const logIn = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/login', form });

export const signUp = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/signup', form });

/**
 * `query` is the query string of the mailed link, as it stands. The link speaks for itself: it is opened from a mail, without our
 * Origin, so whoever happens to be signed in here is left out.
 */
export const verifyEmail = ({ request, context }: RouteArgs, query: string) =>
  replyOf(
    api({ context, request: new Request(request.url) }).POST('/verify', { body: { q: query } }),
  );

/** Logs in with the mailed link, once. */
export const logInByLink = (args: RouteArgs, query: string) =>
  replyOf(api(args).POST('/verify/login', { body: { q: query } }));

export const resendVerification = (args: RouteArgs, emailId: string) =>
  replyOf(api(args).POST('/resendVerification', { body: { emailId } }));

export const logOut = (args: RouteArgs) => replyOf(api(args).POST('/logout', { body: {} }));

export type Providers = components['schemas']['ProvidersView'];

/** Which sign-ins to offer. Without an answer none: an email and a password always work. */
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
