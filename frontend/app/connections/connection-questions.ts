import type { ConnectionAction } from '../../../backend/src/connections/connection-state.rules';
import { drName } from '../lib/words';
import type { ConnectionIntent } from './changes.server';

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
    text: `You and ${name} will no longer be connected.`,
    yes: 'Unfollow',
  }),
  remove: (name) => ({
    title: 'Are you sure you want to delete the connection?',
    text: `You and ${name} will no longer be connected.`,
    yes: 'Delete',
  }),
};

/** The confirmation question, if the change needs one. */
export function questionOf(intent: ConnectionIntent, fullName: string): Question | undefined {
  return questions[intent]?.(drName(fullName));
}
