import { useFetcher } from '@remix-run/react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { ActionRow } from '../engagement/action-row';
import type { CommentPage } from '../engagement/api.server';
import { LikersLink } from '../engagement/likers-link';
import { SubjectMenu } from '../engagement/subject-menu';
import { cachedFragment } from '../ui/cached-fragment';
import type { Session } from '../wire/session.server';
import { BeyondAuthor } from './beyond-author';
import { BeyondCaption } from './beyond-caption';
import { BeyondMedia } from './beyond-media';
import type { BeyondPost } from './beyond-post';
import { ConnectionItems } from './connection-items';
import { anchorOfBeyond, subjectOfBeyond } from './subject';

/** Loaded when the comments are opened. */
const Discussion = lazy(() =>
  import('../engagement/discussion').then((loaded) => ({ default: loaded.Discussion })),
);

/** The loader data of the post's own page. */
interface PostWithComments {
  session: Session;
  post: BeyondPost;
  comments: CommentPage;
  retryKey: string;
}

interface BeyondCardProps {
  post: BeyondPost;
  isOwn: boolean;
  isFirst?: boolean;
  /** Whether others' posts have a menu; on the page of one member only the reader's own do. */
  hasMenu?: boolean;
}

/** A post in a list. */
export const BeyondCard = cachedFragment('beyond', Card);

/**
 * Its comments are loaded when they are opened; without scripts they are on the
 * post's own page.
 */
function Card({ post, isOwn, isFirst, hasMenu = true }: BeyondCardProps) {
  const [isGone, setGone] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const discussion = useFetcher<PostWithComments>();
  const subject = subjectOfBeyond(post);
  if (isGone) return null;
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (!isExpanded) discussion.load(subject.to);
    setExpanded(!isExpanded);
  };
  return (
    <article
      className="card post"
      id={anchorOfBeyond(post.id)}
      aria-labelledby={`${anchorOfBeyond(post.id)}-title`}
    >
      <header className="post__head">
        <BeyondAuthor post={post} />
        {(hasMenu || isOwn) && (
          <SubjectMenu subject={subject} isOwn={isOwn} what="Post" onDeleted={() => setGone(true)}>
            {!isOwn && <ConnectionItems connection={post.connection} />}
          </SubjectMenu>
        )}
      </header>
      <BeyondMedia post={post} isFirst={isFirst} />
      <BeyondCaption post={post} />
      <LikersLine post={post} />
      <ActionRow subject={subject} onComments={toggle} isExpanded={isExpanded} />
      {isExpanded && discussion.data && (
        <div className="post__discussion">
          <Suspense>
            <Discussion
              subject={subjectOfBeyond(discussion.data.post)}
              page={discussion.data.comments}
              reader={discussion.data.session}
              retryKey={discussion.data.retryKey}
            />
          </Suspense>
        </div>
      )}
    </article>
  );
}

function LikersLine({ post }: { post: BeyondPost }) {
  if (post.likes === 0) return null;
  return (
    <div className="post__window">
      <LikersLink subject={subjectOfBeyond(post)} />
    </div>
  );
}
