import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Fab } from '../ui/fab';
import { MoreLink } from '../ui/more-link';
import { PageFrame } from '../ui/page-frame';
import type { Session } from '../wire/session.server';
import { BeyondCard } from './beyond-card';
import type { BeyondPage } from './beyond-post';
import { type BeyondPlace, BeyondSide } from './beyond-side';
import { SurgeonSearch } from './surgeon-search-box';

interface BeyondListProps {
  title: string;
  session: Session;
  page: BeyondPage;
  current: BeyondPlace;
  /** Shown if the list is empty. */
  empty: string;
  left?: ReactNode;
  right?: ReactNode;
  /** Shown above the posts on a phone, where the card at the left has no room. */
  above?: ReactNode;
  hasMenu?: boolean;
}

/** Posts under a title: everybody's, the reader's own, saved ones, or one member's. */
export function BeyondList({
  title,
  session,
  page,
  current,
  empty,
  left,
  right,
  above,
  hasMenu,
}: BeyondListProps) {
  return (
    <PageFrame left={left ?? <BeyondSide session={session} current={current} />} right={right}>
      <div className="stack">
        <h1 dir="auto">{title}</h1>
        <SurgeonSearch />
        {above}
        {page.posts.length === 0 ? (
          <EmptyState text={empty}>
            {current !== 'elsewhere' && (
              <LinkButton to={NEXT[current].to}>{NEXT[current].label}</LinkButton>
            )}
          </EmptyState>
        ) : (
          <div className="feed">
            {page.posts.map((post, i) => (
              <BeyondCard
                key={post.id}
                post={post}
                isOwn={post.author.memberId === session.memberId}
                isFirst={i === 0}
                hasMenu={hasMenu}
              />
            ))}
          </div>
        )}
        <MoreLink before={page.nextBefore}>Load more posts</MoreLink>
      </div>
      <Fab to="/beyondSurgery/add" icon={Plus} label="Add Post" />
    </PageFrame>
  );
}

const ADD = { to: '/beyondSurgery/add', label: 'Add Post' };
const NEXT = { feed: ADD, own: ADD, saved: { to: '/beyondSurgery', label: 'Read the feed' } };
