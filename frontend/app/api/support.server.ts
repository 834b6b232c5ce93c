import type { FormValues } from '../lib/form-state';
import { type Asking, api, type Reply } from './client.server';

interface Sent {
  message: string;
}

export const sendContactMessage = (args: Asking, values: FormValues): Promise<Reply<Sent>> =>
  api(args).post<Sent>('contactPage', values);

export const sendDeletionRequest = (args: Asking, values: FormValues): Promise<Reply<Sent>> =>
  api(args).post<Sent>('miscellaneous/sendUserDeleteRequest', values);
