import { BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';

interface MuteLinkProps {
  kind: 'member' | 'case' | 'room';
  id: number;
  /** "Mute", and whom or what, where the menu is about something else. */
  children: ReactNode;
}

/** The entry of a menu that leads to muting, and to its end. */
export function MuteLink({ kind, id, children }: MuteLinkProps) {
  return (
    <Link to={`/mute/${kind}/${id}`}>
      <Icon of={BellOff} />
      <span>{children}</span>
    </Link>
  );
}
