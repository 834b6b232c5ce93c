import { Ban, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import type { ButtonLook } from '../ui/button';
import { Icon } from '../ui/icon';
import type { BondIntent } from './api.server';
import { BondButton, type useBond } from './bond';

const ITEMS: Record<Exclude<BondIntent, 'remove'>, { icon: typeof Ban; word: string }> = {
  ask: { icon: UserPlus, word: 'Connect' },
  accept: { icon: UserCheck, word: 'Accept' },
  cancel: { icon: X, word: 'Cancel' },
  disconnect: { icon: UserMinus, word: 'Unfollow' },
  block: { icon: Ban, word: 'Block' },
  unblock: { icon: Ban, word: 'Unblock' },
};

interface BondItemProps {
  bond: ReturnType<typeof useBond>;
  intent: keyof typeof ITEMS;
  look?: ButtonLook['look'];
  /** Where the usual word alone would not say what ends. */
  word?: string;
}

/** A change of a bond with its sign and its word, shown where the state of the two allows it. */
export function BondItem({
  bond,
  intent,
  look = intent === 'block' ? 'danger-quiet' : 'quiet',
  word = ITEMS[intent].word,
}: BondItemProps) {
  return (
    <BondButton bond={bond} intent={intent} look={look}>
      <Icon of={ITEMS[intent].icon} />
      {word}
    </BondButton>
  );
}
