import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon';

type Kind = 'info' | 'attention' | 'danger' | 'success' | 'primary' | 'neutral';

export function Banner({
  kind = 'info',
  icon,
  children,
}: {
  kind?: Kind;
  icon: LucideIcon;
  children: ReactNode;
}) {
  return (
    <section className={kind === 'info' ? 'banner' : `banner banner--${kind}`}>
      <Icon of={icon} />
      <div className="banner__body">{children}</div>
    </section>
  );
}
