import type { ConnectionAction } from '../../../backend/src/connections/connection-state.rules';
import { drName } from '../lib/words';
import type { ConnectionIntent } from './api.server';

/** The page that does it, and that asks first where no scripts run. */
export const CONNECTION_PATH = '/connections/change';

/** The bin of the connections tab ends a connection too, but asks in words of its own. */
export const actionOf: Readonly<Record<ConnectionIntent, ConnectionAction>> = {
  ask: 'ask',
  accept: 'accept',
  cancel: 'cancel',
  remove: 'disconnect',
  disconnect: 'disconnect',
  block: 'block',
  unblock: 'unblock',
};

interface Question {
  title: string;
  text: string;
  /** On the button that means it. */
  yes: string;
}

const questions: Partial<Record<ConnectionIntent, (name: string) => Question>> = {
  disconnect: (name) => ({
    title: 'Are you sure you want to unfollow?',
    text: `You and ${name} will no longer be connected.`,
    yes: 'Unfollow',
  }),
  remove: (name) => ({
    title: 'Are you sure you want to delete the connection?',
    text: `You and ${name} will no longer be connected.`,
    yes: 'Delete',
  }),
  block: (name) => ({
    title: `Are you sure you want to block ${name}?`,
    text: 'Your connection ends. They can no longer ask to connect or write to you, and they are not notified.',
    yes: 'Block',
  }),
};

/** What is asked first, if anything is. */
export function questionOf(intent: ConnectionIntent, fullName: string): Question | undefined {
  return questions[intent]?.(drName(fullName));
}
