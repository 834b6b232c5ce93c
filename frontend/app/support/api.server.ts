import type { FormValues } from '../lib/form-state';
import type { RouteArgs } from '../wire/client.server';
import type { Reply } from '../wire/reply';
import { api } from '../wire/untyped.server';

interface Sent {
  message: string;
}

export const sendContactMessage = (args: RouteArgs, values: FormValues): Promise<Reply<Sent>> =>
  api(args).post<Sent>('contactPage', values);

export const sendDeletionRequest = (args: RouteArgs, values: FormValues): Promise<Reply<Sent>> =>
  api(args).post<Sent>('miscellaneous/sendUserDeleteRequest', values);
