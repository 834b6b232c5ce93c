import { Form } from '@remix-run/react';
import {
  isLiving,
  MOST_LINKS,
} from '../../../../backend/src/patient-consent/links/patient-link.rules';
import { longDate } from '../../lib/time';
import { Button } from '../../ui/button';
import type { PatientLink } from '../api.server';
import { languageName, OFFERS } from './offers';

const STATES: Record<PatientLink['state'], { name: string; look: string }> = {
  made: { name: 'Waiting for the patient', look: 'badge badge--attention' },
  given: { name: 'Agreed', look: 'badge badge--success' },
  changed: { name: 'Changed, waiting again', look: 'badge badge--attention' },
  refused: { name: 'Did not agree', look: 'badge badge--danger' },
  withdrawn: { name: 'Withdrawn', look: 'badge badge--danger' },
  ended: { name: 'Ended without an answer', look: 'badge' },
};

/** The newest first, without their URLs. */
export function LinkList({ links }: { links: PatientLink[] }) {
  if (links.length === 0) return null;
  const living = links.filter(({ state }) => isLiving(state));
  return (
    <section className="stack stack--s">
      <div className="patient-links__head">
        <h2>Links of this post</h2>
        <span className="quiet">
          {living.length} of {MOST_LINKS} in use
        </span>
      </div>
      <ul className="patient-links">
        {links.map((link, index) => (
          <LinkRow key={link.id} link={link} number={links.length - index} />
        ))}
      </ul>
    </section>
  );
}

function LinkRow({ link, number }: { link: PatientLink; number: number }) {
  const { name, look } = STATES[link.state];
  return (
    <li>
      <div>
        <b>{languageName(link.language)}</b>
        <span className="quiet">{factsOf(link)}</span>
      </div>
      <span className={look}>{name}</span>
      {link.state === 'made' && (
        <Form noValidate method="post">
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="link" value={link.id} />
          <Button look="quiet" type="submit" aria-label={`End link ${number}`}>
            End
          </Button>
        </Form>
      )}
    </li>
  );
}

function factsOf({ scope, state, made_at, decided_at, expires_at }: PatientLink): string {
  const words = OFFERS.filter(({ value }) => scope.includes(value)).map(({ name }) => name);
  const made = `made on ${longDate(made_at)}${state === 'made' ? `, ends on ${longDate(expires_at)}` : ''}`;
  const when = decided_at ? `answered on ${longDate(decided_at)}` : made;
  return `${words.join(', ')} · ${when}`;
}
