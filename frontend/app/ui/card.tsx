import type { ReactNode } from 'react';
import { classNames } from './class-names';

export function Card({
  title,
  children,
  className,
}: {
  title?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className={classNames('card card__pad', className)}>
      {title && <h2 className="card__title">{title}</h2>}
      {children}
    </section>
  );
}
