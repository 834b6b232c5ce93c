import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { LikersLink } from '../../engagement/likers-link';
import { SubjectMenu } from '../../engagement/subject-menu';
import { FollowButton, LikeButton, SaveButton } from '../../engagement/toggles';
import { Person } from '../../profiles/person';
import { CopyLink } from '../../ui/copy-link';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import type { ClinicalPost } from '../post';
import { anchorOfPost, subjectOfPost, titleOfPost } from '../post-subject';
import { CaseNotices } from './case-notices';

interface CaseTextProps {
  post: ClinicalPost;
  readerId: number;
  /** The author's card for asking colleagues. */
  ask: ReactNode;
  /** The card of the poll. */
  poll: ReactNode;
}

export function CaseText({ post, readerId, ask, poll }: CaseTextProps) {
  const subject = subjectOfPost(post);
  const navigate = useNavigate();
  return (
    <article className="stack" id={anchorOfPost(post.id)}>
      <div className="case__title">
        <h1 dir="auto">{titleOfPost(post)}</h1>
        <SubjectMenu
          subject={subject}
          isOwn={subject.authorId === readerId}
          onDeleted={() => navigate('/community')}
        />
      </div>
      <Person person={post.author}>
        <TimeAgo at={post.postedAt} />
        {post.editedAt && ' · edited'}
      </Person>
      <CaseNotices post={post} />
      {ask}
      {post.kind === 'image' ? (
        <Words className="case__words" text={post.description} />
      ) : (
        <CaseStory post={post} />
      )}
      {poll}
      {!post.withdrawnAt && (
        <div className="case__actions">
          <LikeButton subject={subject} look="button" />
          {post.kind === 'case' && <FollowButton subject={subject} look="button" />}
          <SaveButton subject={subject} look="button" />
          <CopyLink className="btn btn--quiet" path={subject.to} title={subject.title} />
        </div>
      )}
      <LikersLink subject={subject} first={post.latestLikers} />
    </article>
  );
}

function CaseStory({ post }: { post: ClinicalPost }) {
  return (
    <>
      <Part title="History" text={post.history || 'No history Available'} />
      <Words
        className="post__question case__q"
        lead={<strong>Clinical question</strong>}
        text={post.question || 'No questions Available'}
      />
      {post.outcome && !post.hasOutcome && <Part title="Outcome" text={post.outcome} />}
    </>
  );
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section className="stack stack--s case__text">
      <h2>{title}</h2>
      <Words text={text} />
    </section>
  );
}
