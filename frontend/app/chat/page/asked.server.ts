import type { ActionFunctionArgs } from '@remix-run/node';
import type { FormState } from '../../lib/form-state';

/** A message that was not sent, and why: its author decides what to do. */
export interface Asked {
  problem: string;
  intent: 'send' | 'edit';
  fields: {
    roomId: string;
    text: string;
    clientId?: string;
    replyTo?: string | undefined;
    pins?: string | undefined;
    messageId?: string;
  };
}

/** What the page shows when a form could not be carried out. */
export type NotDone = Asked | FormState;

export type Done = (args: ActionFunctionArgs, form: FormData) => Promise<Response | NotDone>;

export const placeOf = (roomId: string) => `/chat?room=${encodeURIComponent(roomId)}`;

export const text = (form: FormData, name: string) => String(form.get(name) ?? '');
