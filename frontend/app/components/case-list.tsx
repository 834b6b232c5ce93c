import { Link } from '@remix-run/react';
import type { PostPage } from '../api/clinical-cases.server';
import type { Session } from '../api/session.server';
import type { PlaceLink } from '../lib/pages';
import { MemberCard } from '../routes/clinical-cases.feed/member-card';
import { LinkButton } from './button';
import { CaseCard } from './case-card';
import { EmptyState } from './empty-state';
import { PageFrame } from './page-frame';

interface CaseListProps {
  title: string;
  session: Session;
  page: PostPage;
  /** Where further pages are. */
  path: string;
  /** What it says when nothing is in it. */
  empty: string;
  /** And where to go then. */
  next: PlaceLink;
}

/** A list of cases under a title: saved ones, one's own. */
export function CaseList({ title, session, page, path, empty, next }: CaseListProps) {
  return (
    <PageFrame left={<MemberCard session={session} />}>
      <div className="stack">
        <h1>{title}</h1>
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
            <Link className="btn btn--secondary" to={`${path}?before=${page.nextBefore}`}>
              Load more cases
            </Link>
          </p>
        )}
      </div>
    </PageFrame>
  );
}
