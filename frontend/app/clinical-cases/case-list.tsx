import { useSearchParams } from '@remix-run/react';
import { Fragment, type ReactNode } from 'react';
import type { PlaceLink } from '../shell/pages';
import { LinkButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Link } from '../ui/link';
import { PageFrame } from '../ui/page-frame';
import { Tabs } from '../ui/tabs';
import type { Session } from '../wire/session.server';
import type { PostPage } from './api.server';
import { CaseCard } from './case-card';
import { MemberCard } from './member-card';
import type { MemberSummary } from './member-summary.server';
import type { ListedPost, PostKind } from './post';
import { type PostPlace, placesOf, tabsOf } from './post-places';

interface CaseListProps {
  title: string;
  session: Session;
  page: PostPage;
  counts: MemberSummary['counts'];
  kind: PostKind;
  place: PostPlace;
  /** The right column. */
  right: ReactNode;
  /** The filters, shown above the list. */
  filters?: ReactNode;
  /** Shown below each post. */
  below?: (post: ListedPost) => ReactNode;
  /** Shown if the list is empty. */
  empty: string;
  /** The link offered in an empty list. */
  next: PlaceLink;
}

/** A list of posts under a title, such as saved ones or the reader's own. */
export function CaseList({ title, session, page, counts, kind, place, ...more }: CaseListProps) {
  const { right, filters, below, empty, next } = more;
  const [params] = useSearchParams();
  const further = new URLSearchParams(params);
  further.set('before', String(page.nextBefore));
  return (
    <PageFrame
      left={<MemberCard session={session} kind={kind} place={place} counts={counts} />}
      right={right}
    >
      <div className="stack">
        <h1>{title}</h1>
        <Tabs label="What is shown" tabs={tabsOf(place, kind)} />
        {filters}
        {page.posts.length === 0 ? (
          <EmptyState text={empty}>
            <LinkButton to={next.to}>{next.label}</LinkButton>
          </EmptyState>
        ) : (
          <div className="feed">
            {page.posts.map((post, i) => (
              <Fragment key={post.id}>
                <CaseCard
                  post={post}
                  isOwn={post.author.memberId === session.memberId}
                  isFirst={i === 0}
                />
                {below?.(post)}
              </Fragment>
            ))}
          </div>
        )}
        {page.nextBefore !== null && (
          <p className="more">
            <Link className="btn btn--secondary" to={`${pathOf(place, kind)}?${further}`}>
              Load more cases
            </Link>
          </p>
        )}
      </div>
    </PageFrame>
  );
}

const pathOf = (place: PostPlace, kind: PostKind) =>
  place === 'followed' ? '/followed' : placesOf[kind][place];
