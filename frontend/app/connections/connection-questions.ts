import type { ConnectionAction } from '../../../backend/src/connections/connection-state.rules';
import { drName } from '../lib/words';
import type { ConnectionIntent } from './api.server';

/** The page that applies the change; without JavaScript it asks for confirmation first. */
export const CONNECTION_PATH = '/connections/change';

/**
 * `remove`, the delete button of the connections list, also disconnects but has its own question.
 */
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
  /** The label of the confirming button. */
  yes: string;
}

const questions: Partial<Record<ConnectionIntent, (name: string) => Question>> = {
  disconnect: (name) => ({
    title: 'Are you sure you want to unfollow?',
    text: `You and ${name} are no longer connected then.`,
    yes: 'Unfollow',
  }),
  remove: (name) => ({
    title: 'Are you sure you want to delete the connection?',
    text: `You and ${name} are no longer connected then.`,
    yes: 'Delete',
  }),
  block: (name) => ({
    title: `Are you sure you want to block ${name}?`,
    text: 'Your connection ends. They can neither ask to connect nor write to you, and they are not told.',
    yes: 'Block',
  }),
};

/** The confirmation question, if the change needs one. */
export function questionOf(intent: ConnectionIntent, fullName: string): Question | undefined {
  return questions[intent]?.(drName(fullName));
}
