import { Ban, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import type { ButtonLook } from '../ui/button';
import { Icon } from '../ui/icon';
import type { ConnectionIntent } from './changes.server';
import { ConnectionButton, type useConnection } from './connection-button';

const ITEMS: Record<Exclude<ConnectionIntent, 'remove'>, { icon: typeof Ban; word: string }> = {
  ask: { icon: UserPlus, word: 'Connect' },
  accept: { icon: UserCheck, word: 'Accept' },
  cancel: { icon: X, word: 'Cancel' },
  disconnect: { icon: UserMinus, word: 'Unfollow' },
  unblock: { icon: Ban, word: 'Unblock' },
};

interface ConnectionItemProps {
  connection: ReturnType<typeof useConnection>;
  intent: keyof typeof ITEMS;
  look?: ButtonLook['look'];
  /** Replaces the default label where that would be ambiguous. */
  word?: string;
}

/**
 * A change of a connection with icon and label, rendered only if the connection's state allows it.
 */
export function ConnectionItem({
  connection,
  intent,
  look = 'quiet',
  word = ITEMS[intent].word,
}: ConnectionItemProps) {
  return (
    <ConnectionButton connection={connection} intent={intent} look={look}>
      <Icon of={ITEMS[intent].icon} />
      {word}
    </ConnectionButton>
  );
}
