import { EyeOff } from 'lucide-react';
import { useContext } from 'react';
import type { CommentPin } from '../../engagement/api.server';
import { Icon } from '../../ui/icon';
import { PinsOnPage } from './pins-on-page';

interface MarksSwitchProps {
  /** Whether a mark is in what is shown. */
  isIn(pin: CommentPin): boolean;
}

/**
 * Hides the marks of others, to see what lies under them; the one in the address stays. The style
 * sheet alone does it (pins.css).
 */
export function MarksSwitch({ isIn }: MarksSwitchProps) {
  const { marks } = useContext(PinsOnPage);
  if (!marks.some(({ pin }) => pin.number !== null && isIn(pin))) return null;
  return (
    <label className="btn btn--quiet btn--icon marks-switch">
      <input type="checkbox" aria-label="Hide marks" />
      <Icon of={EyeOff} />
    </label>
  );
}
