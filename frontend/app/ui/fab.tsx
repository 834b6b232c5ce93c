import type { LucideIcon } from 'lucide-react';
import { LinkButton } from './button';
import { Icon } from './icon';

interface FabProps {
  to: string;
  icon: LucideIcon;
  label: string;
}

/** A page's main action on phones. Its words fold away as the page is scrolled; its name stays. */
export function Fab({ to, icon, label }: FabProps) {
  return (
    <LinkButton className="fab" to={to} aria-label={label}>
      <Icon of={icon} />
      <span className="fab__word">{label}</span>
    </LinkButton>
  );
}
