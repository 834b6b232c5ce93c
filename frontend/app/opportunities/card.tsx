import { CalendarDays, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayRange, longDate } from '../lib/time';
import { PersonName } from '../profiles/person';
import { Avatar } from '../ui/avatar';
import { cachedFragment } from '../ui/cached-fragment';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { TimeAgo } from '../ui/time-ago';
import { Beginning, Measured, Words } from '../ui/words';
import type { Opportunity } from './api.server';

/** Longer descriptions are cut; the rest is on the opportunity's own page. */
const LONGEST = 249;

interface OpportunityCardProps {
  opportunity: Opportunity;
  /** Shows the full description, on the opportunity's own page. */
  isWhole?: boolean;
  /** The actions available to the user. */
  children: ReactNode;
}

export function OpportunityCard({ opportunity, isWhole, children }: OpportunityCardProps) {
  const { owner, postedAt } = opportunity;
  return (
    <article className="card card__pad opp">
      <Offer opportunity={opportunity} isWhole={isWhole} />
      <footer className="opp__foot">
        <Poster owner={owner} postedAt={postedAt} />
        {children}
      </footer>
    </article>
  );
}

const Offer = cachedFragment(
  'offer',
  function Offer({ opportunity, isWhole }: Omit<OpportunityCardProps, 'children'>) {
    const { title, description } = opportunity;
    const path = `/opportunities/${opportunity.id}`;
    return (
      <>
        <header>
          {isWhole ? (
            <h1 dir="auto">
              <Measured text={title} />
            </h1>
          ) : (
            <h2>
              <Link className="opp__link" to={path} dir="auto">
                <Measured text={title} />
              </Link>
            </h2>
          )}
          <Facts {...opportunity} />
        </header>
        <Badges {...opportunity} />
        {isWhole ? (
          <Words className="opp__text" text={description} />
        ) : (
          <Beginning className="opp__text" text={description} to={path} longest={LONGEST} />
        )}
        <Demands {...opportunity} />
      </>
    );
  },
);

const Poster = cachedFragment(
  'poster',
  function Poster({ owner, postedAt }: Pick<Opportunity, 'owner' | 'postedAt'>) {
    return (
      <div className="person">
        <Avatar person={owner} size="s" />
        <div className="person__text">
          <PersonName person={owner} />
          <span className="person__meta" dir="auto">
            Posted <TimeAgo at={postedAt} />
          </span>
        </div>
      </div>
    );
  },
);

export function Facts({
  place,
  duration,
  from,
  to,
  deadline,
}: Pick<Opportunity, 'place' | 'duration' | 'from' | 'to' | 'deadline'>) {
  return (
    <p className="facts">
      <span>
        <Icon of={MapPin} size="s" />
        <bdi>{place}</bdi>
      </span>
      <span>
        <Icon of={Clock} size="s" />
        {duration.replace(/^1 (.*)s$/, '1 $1')}
      </span>
      <span>
        <Icon of={CalendarDays} size="s" />
        {dayRange(from, to)}
      </span>
      {deadline && <span>Apply by {longDate(deadline)}</span>}
    </p>
  );
}

function Badges({ status, type, speciality }: Opportunity) {
  return (
    <p className="chips">
      {status !== 'Open' && <span className="badge badge--attention">{status}</span>}
      <span className="badge badge--primary">{type}</span>
      <span className="badge">
        <bdi>{speciality}</bdi>
      </span>
    </p>
  );
}

function Demands({ qualifications, experience }: Opportunity) {
  return (
    <dl className="opp__dl">
      <div>
        <dt>Qualifications</dt>
        <Words as="dd" text={qualifications} />
      </div>
      <div>
        <dt>Experience</dt>
        <Words as="dd" text={experience} />
      </div>
    </dl>
  );
}
