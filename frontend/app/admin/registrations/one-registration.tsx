import { ExternalLink, Eye } from 'lucide-react';
import type { FormState } from '../../lib/form-state';
import { exactTime } from '../../lib/time';
import { DrName } from '../../ui/dr-name';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import type { RegistrationToCheck } from '../api.server';
import { Comparison } from './comparison';
import { DecisionForm } from './decision-form';

interface OneProps {
  of: RegistrationToCheck;
  /** The default last day of a confirmation, two years from today. */
  until: string;
  state: FormState;
}

const DECISION = 'decision';

const states: Readonly<Record<RegistrationToCheck['state'], { label: string; look: string }>> = {
  waiting: { label: 'Waiting', look: 'badge badge--attention' },
  asked: { label: 'Asked, not answered yet', look: 'badge badge--info' },
  confirmed: { label: 'Confirmed', look: 'badge badge--success' },
  refused: { label: 'Refused', look: 'badge badge--danger' },
  expired: { label: 'Expired', look: 'badge' },
};

/** A member's registration, where to look it up, and the decision form. */
export function OneRegistration({ of, until, state }: OneProps) {
  const { member, proof } = of;
  const { label, look } = states[of.state];
  return (
    <article className="card registrations__one" id="registration" aria-labelledby="registered">
      <header className="registrations__head">
        <div>
          <h2 id="registered">
            <Link to={`/profile/${member.id}`}>
              <DrName of={member.name} />
            </Link>
          </h2>
          <p className="quiet">
            {member.speciality ? `${member.speciality} · ` : ''}joined{' '}
            <TimeAgo at={member.joined_at} />
          </p>
        </div>
        <span className={look}>{label}</span>
      </header>
      <Comparison of={of} form={DECISION} state={state} />
      <dl className="admin__facts registrations__facts">
        <dt>State, country</dt>
        <dd>
          <bdi>{of.region}</bdi>, {of.country}
        </dd>
        <dt>Given on</dt>
        <dd>{exactTime(of.created_at)}</dd>
        <Said term="Asked" words={of.question} />
        <Said term="Answered" words={of.answer} />
        <Said term="Reason" words={of.reason} />
      </dl>
      <div className="registrations__proof">
        {of.register_url && (
          <a
            className="btn btn--secondary btn--s"
            href={of.register_url}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon of={ExternalLink} size="s" />
            Look up in the register of {of.country}
          </a>
        )}
        {proof ? (
          <>
            <a
              className="btn btn--secondary btn--s"
              href={proof.url}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon of={Eye} size="s" />
              Open proof: <bdi>{proof.name}</bdi>
            </a>
            <span className="quiet">Opening a proof is written to the audit log.</span>
          </>
        ) : (
          <span className="quiet">The member has sent no proof.</span>
        )}
      </div>
      <DecisionForm id={DECISION} of={of} until={until} state={state} />
    </article>
  );
}

function Said({ term, words }: { term: string; words: string | null }) {
  if (!words) return null;
  return (
    <>
      <dt>{term}</dt>
      <Words as="dd" text={words} />
    </>
  );
}
