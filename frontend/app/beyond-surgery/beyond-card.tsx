import { useFetcher } from '@remix-run/react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { ActionRow } from '../engagement/action-row';
import type { CommentPage } from '../engagement/api.server';
import { LikersLink } from '../engagement/likers-link';
import { SubjectMenu } from '../engagement/subject-menu';
import { drName } from '../lib/words';
import { Avatar } from '../ui/avatar';
import { Link } from '../ui/link';
import { LocalDate } from '../ui/local-date';
import type { Session } from '../wire/session.server';
import type { BeyondPost } from './api.server';
import { BeyondMedia } from './beyond-media';
import { ConnectionItems } from './connection-items';
import { anchorOfBeyond, pathOfPostsBy, subjectOfBeyond } from './subject';

/** Loaded when the comments are opened. */
const Discussion = lazy(() =>
  import('../engagement/discussion').then((loaded) => ({ default: loaded.Discussion })),
);

/** The loader data of the post's own page. */
interface PostWithComments {
  post: BeyondPost;
  comments: CommentPage;
  retryKey: string;
}

interface BeyondCardProps {
  post: BeyondPost;
  session: Session;
  isFirst?: boolean;
  /** Whether others' posts have a menu; on the page of one member only the reader's own do. */
  hasMenu?: boolean;
}

/**
 * A post in a list. Its comments are loaded when they are opened; without scripts they are on the
 * post's own page.
 */
export function BeyondCard({ post, session, isFirst, hasMenu = true }: BeyondCardProps) {
  const [isGone, setGone] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  const discussion = useFetcher<PostWithComments>();
  const subject = subjectOfBeyond(post);
  const isOwn = post.author.memberId === session.memberId;
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
          <SubjectMenu
            subject={subject}
            readerId={session.memberId}
            what="Post"
            onDeleted={() => setGone(true)}
          >
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
              reader={session}
              retryKey={discussion.data.retryKey}
            />
          </Suspense>
        </div>
      )}
    </article>
  );
}

export function BeyondAuthor({ post: { author } }: { post: BeyondPost }) {
  return (
    <div className="person">
      <Avatar person={author} />
      <div className="person__text">
        <Link className="person__name" to={pathOfPostsBy(author.memberId)}>
          {drName(author.fullName)}
        </Link>
        <span className="person__meta">{author.speciality}</span>
      </div>
    </div>
  );
}

export function BeyondCaption({ post }: { post: BeyondPost }) {
  return (
    <div className="post__body">
      <h2 className="beyond__caption" id={`${anchorOfBeyond(post.id)}-title`}>
        {post.title}
      </h2>
      <p className="quiet beyond__date">
        Posted On <LocalDate at={post.postedAt} />
        {post.isHidden && <span className="badge badge--attention">Hidden until reviewed</span>}
      </p>
    </div>
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
