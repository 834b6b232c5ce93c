import type { FormValues } from '../lib/form-state';
import type { RouteArgs } from '../wire/client.server';
import { api } from '../wire/untyped.server';

export const logIn = (args: RouteArgs, body: FormValues) =>
  api(args).post<{ records: { till_where_filled: number; is_all_details_filled: number } }>(
    'login',
    body,
  );

export const signUp = (args: RouteArgs, body: FormValues) => api(args).post('signup', body);

/**
 * `query` is the query string of the mailed link, as it stands. The link speaks for itself: it is opened from a mail, without our
 * Origin, so whoever happens to be signed in here is left out.
 */
export const verifyEmail = ({ request, context }: RouteArgs, query: string) =>
  api({ context, request: new Request(request.url) }).post('verify', { q: query });

export const resendVerification = (args: RouteArgs, emailId: string) =>
  api(args).post('resendVerification', { emailId });

export const logOut = (args: RouteArgs) => api(args).post('logout', {});

export interface Providers {
  google: boolean;
  apple: boolean;
}

/** Which sign-ins to offer. Without an answer none: an email and a password always work. */
export async function offeredProviders(args: RouteArgs): Promise<Providers> {
  const reply = await api(args).get<{ result: Providers }>('auth/providers');
  return reply.ok ? reply.data.result : { google: false, apple: false };
}

export const sendCode = (args: RouteArgs, emailId: string) =>
  api(args).post<{ email: string }>('sendOtp', { emailId });

export const resetPassword = (args: RouteArgs, body: FormValues) =>
  api(args).post('verifyOtp', body);

export const changePassword = (args: RouteArgs, body: FormValues) =>
  api(args).post('changePassword', body);
