import type { ActionFunctionArgs } from '@remix-run/node';

/** A message that was not sent, and why: its author decides what to do. */
export interface Asked {
  problem: string;
  intent: 'send' | 'edit';
  fields: {
    roomId: string;
    text: string;
    clientId?: string;
    replyTo?: string | undefined;
    messageId?: string;
  };
}

export type Done = (args: ActionFunctionArgs, form: FormData) => Promise<Response | Asked>;

export const placeOf = (roomId: string) => `/chat?room=${encodeURIComponent(roomId)}`;

export const text = (form: FormData, name: string) => String(form.get(name) ?? '');
