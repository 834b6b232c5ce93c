import type { PostKind, PostPage } from '../api/clinical-cases.server';
import type { Session } from '../api/session.server';
import type { PlaceLink } from '../lib/pages';
import { type PostPlace, placesOf, tabsOf } from '../lib/post-places';
import { LinkButton } from './button';
import { CaseCard } from './case-card';
import { EmptyState } from './empty-state';
import { Link } from './link';
import { MemberCard, SectionChips } from './member-card';
import { PageFrame } from './page-frame';
import { Tabs } from './tabs';

interface CaseListProps {
  title: string;
  session: Session;
  page: PostPage;
  kind: PostKind;
  place: PostPlace;
  /** What it says when nothing is in it. */
  empty: string;
  /** And where to go then. */
  next: PlaceLink;
}

/** A list of posts under a title: saved ones, one's own. */
export function CaseList({ title, session, page, kind, place, empty, next }: CaseListProps) {
  return (
    <PageFrame left={<MemberCard session={session} kind={kind} place={place} />}>
      <div className="stack">
        <h1>{title}</h1>
        <Tabs label="What is shown" tabs={tabsOf(place, kind)} />
        <SectionChips kind={kind} place={place} />
        {page.posts.length === 0 ? (
          <EmptyState text={empty}>
            <LinkButton to={next.to}>{next.label}</LinkButton>
          </EmptyState>
        ) : (
          <div className="feed">
            {page.posts.map((post, i) => (
              <CaseCard key={post.id} post={post} readerId={session.memberId} isFirst={i === 0} />
            ))}
          </div>
        )}
        {page.nextBefore !== null && (
          <p className="more">
            <Link
              className="btn btn--secondary"
              to={`${placesOf[kind][place]}?before=${page.nextBefore}`}
            >
              Load more cases
            </Link>
          </p>
        )}
      </div>
    </PageFrame>
  );
}
