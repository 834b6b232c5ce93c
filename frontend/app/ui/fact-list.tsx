import type { HTMLAttributes, ReactNode } from 'react';

/** A name and its value. */
export type Fact = readonly [string, ReactNode];

interface FactListProps extends HTMLAttributes<HTMLDListElement> {
  facts: readonly Fact[];
}

/** A description list. */
export function FactList({ facts, ...list }: FactListProps) {
  return (
    <dl {...list}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
