import { ChevronRight } from 'lucide-react';
import { Icon } from '../../ui/icon';
import { TimeAgo } from '../../ui/time-ago';
import type { Overview } from '../api.server';
import { shown } from './figures';

type Wait = Overview['waits'][number];

/** One and many. */
const WORDS: Record<string, readonly [string, string]> = {
  reports: ['Report', 'Reports'],
  'held-files': ['Case held for its files', 'Cases held for their files'],
  registrations: ['Registration', 'Registrations'],
  appeals: ['Appeal', 'Appeals'],
  'deletion-requests': ['Deletion request', 'Deletion requests'],
  messages: ['Message', 'Messages'],
  places: ['Suggested place', 'Suggested places'],
  'failed-jobs': ['Failed job', 'Failed jobs'],
  'late-jobs': ['Late job', 'Late jobs'],
};
const BAD = ['failed-jobs', 'late-jobs'];

/** The work for administrators and moderators, before all figures. */
export function WhatWaits({ of: waits }: { of: Wait[] }) {
  const some = waits.filter(({ waiting }) => waiting > 0);
  return (
    <section className="stack" aria-labelledby="what-waits">
      <h2 id="what-waits">What waits</h2>
      {some.length === 0 ? (
        <p className="card card__pad">Nothing waits.</p>
      ) : (
        <ul className="works">
          {some.map((wait) => (
            <li key={wait.kind}>
              <Work of={wait} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Work({ of: { kind, waiting, oldest_at, link } }: { of: Wait }) {
  const [one, many] = WORDS[kind] ?? [kind, kind];
  return (
    // Bull Board is a separate application, so plain links.
    <a className={BAD.includes(kind) ? 'card work work--bad' : 'card work'} href={link}>
      <b className="tnum">{shown(waiting)}</b>
      <span>
        {waiting === 1 ? one : many}
        {oldest_at && (
          <span className="quiet">
            {' '}
            oldest <TimeAgo at={oldest_at} />
          </span>
        )}
      </span>
      <Icon of={ChevronRight} />
    </a>
  );
}
