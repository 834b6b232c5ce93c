import type { FormValues } from '../lib/form-state';
import { type Asking, api } from './client.server';

export const logIn = (args: Asking, body: FormValues) =>
  api(args).post<{ records: { till_where_filled: number; is_all_details_filled: number } }>('login', body);

export const signUp = (args: Asking, body: FormValues) => api(args).post('signup', body);

/** `query` is the query string of the mailed link, as it stands. */
export const verifyEmail = (args: Asking, query: string) => api(args).post('verify', { q: query });

export const resendVerification = (args: Asking, emailId: string) => api(args).post('resendVerification', { emailId });

export const logOut = (args: Asking) => api(args).post('logout', {});
