import { BriefcaseMedical, CircleCheck, FileText, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar';
import { LinkButton } from '../ui/button';
import { DrName } from '../ui/dr-name';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { PageFrame } from '../ui/page-frame';
import { Tabs } from '../ui/tabs';
import type { Session } from '../wire/session.server';
import './opportunities.css';

const places = [
  { to: '/opportunities', label: 'All Opportunities', icon: BriefcaseMedical },
  { to: '/opportunityPosted', label: 'Opportunities Posted', icon: FileText },
  { to: '/opportunities/applied', label: 'Applied', icon: CircleCheck },
] as const;

type Place = (typeof places)[number]['to'];

interface SectionProps {
  session: Session;
  here: Place;
  children: ReactNode;
}

/**
 * A list of opportunities. The member's card and the section's navigation are beside it; on phones
 * tabs above it.
 */
export function OpportunitySection({ session, here, children }: SectionProps) {
  return (
    <PageFrame isWide left={<SectionCard session={session} here={here} />}>
      <div className="stack">
        <div className="phone-only stack">
          <PostButton />
          <Tabs
            label="In this section"
            tabs={places.map(({ to, label }) => ({ to, label, isCurrent: to === here }))}
          />
        </div>
        {children}
      </div>
    </PageFrame>
  );
}

function SectionCard({ session, here }: { session: Session; here: Place }) {
  return (
    <div className="card me card__pad">
      <div className="me__who">
        <Avatar person={session} size="l" />
        <Link className="person__name" to={`/profile/${session.memberId}`}>
          <DrName of={session.fullName} />
        </Link>
        <span className="person__meta" dir="auto">
          {session.speciality}
        </span>
      </div>
      <PostButton />
      <nav className="side-nav" aria-label="In this section">
        <ul>
          {places.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} aria-current={to === here ? 'page' : undefined}>
                <Icon of={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function PostButton() {
  return (
    <LinkButton isWide to="/opportunities/post">
      <Icon of={Plus} />
      Post Opportunity
    </LinkButton>
  );
}
