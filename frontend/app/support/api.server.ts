import type { FormValues } from '../lib/form-state';
import { api, postForm, type RouteArgs, replyOf } from '../wire/client.server';

export const sendContactMessage = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/contactPage', form });

export const sendDeletionRequest = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/miscellaneous/sendUserDeleteRequest', form });

export const proveDeletion = (args: RouteArgs, token: string) =>
  replyOf(api(args).POST('/deletion-requests/prove', { body: { token } }));
