import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';

interface SectionProps {
  id: string;
  title: string;
  text?: string;
  children: ReactNode;
}

export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section className="card set" id={id} aria-labelledby={`${id}-h`}>
      <header className="set__head">
        <h2 id={`${id}-h`}>{title}</h2>
        {text && <p className="muted">{text}</p>}
      </header>
      {children}
    </section>
  );
}

interface RowProps {
  name: ReactNode;
  text?: ReactNode;
  icon?: LucideIcon;
  /** The action: a link to `to` labelled `doing`, or `children`. */
  to?: string;
  doing?: string;
  children?: ReactNode;
}

export function Row({ name, text, icon, to, doing, children }: RowProps) {
  return (
    <div className="set__row">
      {icon && <Icon of={icon} />}
      <div className="set__text">
        <b>{name}</b>
        {text && (
          <span className="quiet" dir="auto">
            {text}
          </span>
        )}
      </div>
      {to && (
        <LinkButton look="secondary" to={to}>
          {doing}
          <span className="sr-only">: {name}</span>
        </LinkButton>
      )}
      {children}
    </div>
  );
}
