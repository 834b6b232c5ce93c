import type { FormValues } from '../lib/form-state';
import { postForm, type RouteArgs } from '../wire/client.server';

export const sendContactMessage = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/contactPage', form });

export const sendDeletionRequest = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/miscellaneous/sendUserDeleteRequest', form });
