import { Check, CornerUpRight, Sparkle } from 'lucide-react';
import { Icon } from '../ui/icon';

const effects = {
  changed: { name: 'Changed the plan', icon: Sparkle },
  confirmed: { name: 'Confirmed the plan', icon: Check },
  otherwise: { name: 'They did otherwise', icon: CornerUpRight },
};
export type Effect = keyof typeof effects;

/** The effect of a comment on the plan, as stated by the author of the case. */
export function EffectMark({ effect }: { effect: Effect }) {
  const { name, icon } = effects[effect];
  return (
    <span className={`effect effect--${effect}`}>
      <Icon of={icon} size="s" />
      {name}
    </span>
  );
}
