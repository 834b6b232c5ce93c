import { useNavigate } from '@remix-run/react';
import { EyeOff, Hourglass, ScanSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { LikersLink } from '../../engagement/likers-link';
import { SubjectMenu } from '../../engagement/subject-menu';
import { FollowButton, LikeButton, SaveButton } from '../../engagement/toggles';
import type { Author } from '../../profiles/author.server';
import { Person } from '../../profiles/person';
import { Banner } from '../../ui/banner';
import { CopyLink } from '../../ui/copy-link';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import type { ClinicalPost } from '../post';
import { anchorOfPost, pathOfPost, subjectOfPost, titleOfPost } from '../post-subject';

interface CaseTextProps {
  post: ClinicalPost;
  /** The latest likers. */
  likers: Author[];
  readerId: number;
  /** The author's card for asking colleagues. */
  ask: ReactNode;
  /** The card of the poll. */
  poll: ReactNode;
}

export function CaseText({ post, likers, readerId, ask, poll }: CaseTextProps) {
  const subject = subjectOfPost(post);
  const navigate = useNavigate();
  return (
    <article className="stack" id={anchorOfPost(post.id)}>
      <div className="case__title">
        <h1>{titleOfPost(post)}</h1>
        <SubjectMenu
          subject={subject}
          readerId={readerId}
          onDeleted={() => navigate('/community')}
        />
      </div>
      <Person person={post.author}>
        <TimeAgo at={post.postedAt} />
        {post.editedAt && ' · edited'}
      </Person>
      {post.withdrawnAt && (
        <Banner kind="attention" icon={EyeOff}>
          <b>The consent is withdrawn.</b> Only you can see this case, and its files are erased.{' '}
          <Link to={`${subject.to}/receipt`}>Show the receipt</Link>
        </Banner>
      )}
      {post.isHidden && (
        <Banner kind="attention" icon={EyeOff}>
          Others do not see this case until we have reviewed the reports about it.
        </Banner>
      )}
      <PatientDecides post={post} />
      <HeldFiles post={post} />
      {ask}
      {post.kind === 'image' ? (
        <p className="lines case__words">{post.description}</p>
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
      <LikersLink subject={subject} first={likers} />
    </article>
  );
}

/** Tells the author that the post waits for the patient. */
function PatientDecides({ post }: { post: ClinicalPost }) {
  if (!post.isWaitingForPatient) return null;
  return (
    <Banner kind="attention" icon={Hourglass}>
      <b>Waiting for the patient.</b> Only you can see this until the patient has agreed.{' '}
      <Link to={`${pathOfPost(post.id)}/consent`}>The patient’s links</Link>
    </Banner>
  );
}

/** Tells the author that the post or a file is hidden until its files are reviewed. */
function HeldFiles({ post }: { post: ClinicalPost }) {
  const held = post.files.filter(({ isHeld }) => isHeld).length;
  if (held === 0 && !post.isChecking) return null;
  return (
    <Banner kind="attention" icon={ScanSearch}>
      <b>{post.isChecking ? 'Colleagues do not see this yet.' : 'A file is not shown yet.'}</b> Its
      files are being checked for words that may name the patient.{' '}
      <Link to={`${pathOfPost(post.id)}/check`}>Review what was found</Link>
    </Banner>
  );
}

function CaseStory({ post }: { post: ClinicalPost }) {
  return (
    <>
      <Part title="History">{post.history || 'No history Available'}</Part>
      <p className="post__question case__q lines">
        <strong>Clinical question</strong>
        {post.question || 'No questions Available'}
      </p>
      {post.outcome && !post.hasOutcome && <Part title="Outcome">{post.outcome}</Part>}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack stack--s case__text">
      <h2>{title}</h2>
      <p className="lines">{children}</p>
    </section>
  );
}
