import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  size?: 's' | 'm' | 'l';
  isFilled?: boolean;
  /** Its name, where no word stands beside it. */
  label?: string;
}

export function Icon({ of: Drawing, size = 'm', isFilled = false, label }: IconProps) {
  const className = ['icon', size !== 'm' && `icon--${size}`, isFilled && 'icon--fill'].filter(Boolean).join(' ');
  return label ? <Drawing className={className} role="img" aria-label={label} /> : <Drawing className={className} aria-hidden="true" />;
}
