import {
  BellPlus,
  Bookmark,
  ClipboardPlus,
  FileText,
  MessageCircleQuestion,
  Plus,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar';
import { LinkButton } from '../ui/button';
import { cachedFragment } from '../ui/cached-fragment';
import { Count, PlainCount } from '../ui/count';
import { DrName } from '../ui/dr-name';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { MemberCounts } from '../ui/member-counts';
import type { Session } from '../wire/session.server';
import type { MemberSummary } from './member-summary.server';
import type { PostKind } from './post';
import { type PostPlace, placesOf } from './post-places';

interface MemberCardProps {
  session: Session;
  kind: PostKind;
  place?: PostPlace;
  counts: MemberSummary['counts'];
}

/** The card at the left of every cases page. */
export function MemberCard({ session, kind, place, counts }: MemberCardProps) {
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
      <MemberCounts counts={counts} />
      <LinkButton isWide to={placesOf[kind].add}>
        <Icon of={Plus} />
        Add a Case
      </LinkButton>
      <nav className="side-nav" aria-label="In this section">
        <ul>
          {linksOf(kind, counts).map(({ to, at, badge }) => (
            <li key={to}>
              <Link to={to} aria-current={place === at ? 'page' : undefined}>
                <PlaceLabel kind={kind} at={at} />
                {badge}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

const icons = {
  feed: ClipboardPlus,
  questions: MessageCircleQuestion,
  saved: Bookmark,
  own: FileText,
  followed: BellPlus,
  requests: Users,
};

type Place = keyof typeof icons;

const PlaceLabel = cachedFragment(
  'case place label',
  function PlaceLabel({ kind, at }: { kind: PostKind; at: Place }) {
    const { words } = placesOf[kind];
    const labels = {
      feed: words.feed,
      questions: 'Questions to me',
      saved: words.saved,
      own: words.own,
      followed: 'Followed cases',
      requests: 'Connection Requests',
    };
    return (
      <>
        <Icon of={icons[at]} />
        {labels[at]}
      </>
    );
  },
);

interface PlaceLink {
  to: string;
  at: Place;
  badge: ReactNode;
}

function linksOf(kind: PostKind, counts: MemberSummary['counts']): PlaceLink[] {
  const places = placesOf[kind];
  const ofCases = (number: number) => kind === 'case' && <PlainCount of={number} />;
  return [
    { to: places.feed, at: 'feed', badge: null },
    { to: '/questions', at: 'questions', badge: <Count of={counts.questions} what="open" /> },
    { to: places.saved, at: 'saved', badge: ofCases(counts.saved) },
    { to: places.own, at: 'own', badge: ofCases(counts.cases) },
    { to: '/followed', at: 'followed', badge: <PlainCount of={counts.followed} /> },
    { to: '/communityFollowing', at: 'requests', badge: <Count of={counts.requests} what="new" /> },
  ];
}
