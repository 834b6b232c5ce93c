import { Vote } from 'lucide-react';
import { useState } from 'react';
import { ActionRow } from '../engagement/action-row';
import { SubjectMenu } from '../engagement/subject-menu';
import { counted, genderName } from '../lib/words';
import { Person } from '../profiles/person';
import { LinkButton } from '../ui/button';
import { cachedFragment } from '../ui/cached-fragment';
import { CopyLink } from '../ui/copy-link';
import { DiscussionWindow } from '../ui/discussion-window';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { TimeAgo } from '../ui/time-ago';
import { Words } from '../ui/words';
import { CaseHeading } from './case-heading';
import { CaseProof } from './case-proof';
import { Collage } from './collage';
import { headlineOf } from './headline';
import type { ListedPost } from './post';
import { anchorOfPost, isShown, pathOfPost, subjectOfPost, titleOfPost } from './post-subject';

interface CaseCardProps {
  post: ListedPost;
  isOwn: boolean;
  isFirst?: boolean;
}

/**
 * A case or an image in a list: who asks, the pictures, what is asked, and what came of it. The page
 * of the post has the rest.
 */
export const CaseCard = cachedFragment('case', Card);

function Card({ post, isOwn, isFirst = false }: CaseCardProps) {
  const [isGone, setGone] = useState(false);
  const to = pathOfPost(post.id);
  const anchor = anchorOfPost(post.id);
  const subject = subjectOfPost(post);
  if (isGone) return null;
  return (
    <article className="card post post--listed" id={anchor} aria-labelledby={`${anchor}-title`}>
      <header className="post__head">
        <Person person={post.author}>
          <TimeAgo at={post.postedAt} />
        </Person>
        <SubjectMenu subject={subject} isOwn={isOwn} onDeleted={() => setGone(true)}>
          <CopyLink path={to} title={titleOfPost(post)} isInMenu />
        </SubjectMenu>
      </header>
      <Collage post={post} to={to} isFirst={isFirst} />
      <div className="post__body">
        <h2 className="ch ch--card" id={`${anchor}-title`}>
          <Link to={to}>
            <CaseHeading title={titleOfPost(post)} headline={headlineOf(post.question)} />
          </Link>
        </h2>
        <p className="post__facts">
          {post.age && <span>{post.age}</span>}
          {post.gender && <span>{genderName(post.gender)}</span>}
          <span>{post.speciality}</span>
        </p>
        {post.brief ? (
          <CaseProof brief={post.brief} to={to} />
        ) : (
          <Words className="post__text" text={storyOf(post)} />
        )}
        {post.isBlinded && (
          <p>
            <LinkButton look="soft" to={`${to}#vote`}>
              <Icon of={Vote} size="s" />
              Vote before you read
            </LinkButton>
          </p>
        )}
        <Badges post={post} />
      </div>
      <ActionRow subject={subject}>
        {post.kind === 'case' && <DiscussionWindow post={post} isShown={isShown(post)} isShort />}
      </ActionRow>
    </article>
  );
}

const storyOf = ({ kind, description, history }: ListedPost) =>
  kind === 'image' ? description : history || 'No history Available';

/** What its readers, or its author alone, should know of its state. */
function Badges({ post }: { post: ListedPost }) {
  const badges = [
    ...(post.hasOutcome && !post.brief ? [['Outcome reported', 'badge--success']] : []),
    ...(post.isOutcomeAwaited ? [['Outcome awaited']] : []),
    ...(post.isLost ? [['Lost to follow-up']] : []),
    ...(post.steps > 0 ? [[counted(post.steps, 'step')]] : []),
    ...(post.isProcessing ? [['Processing', 'badge--attention']] : []),
    ...(post.isWaitingForPatient ? [['Waiting for the patient', 'badge--attention']] : []),
    ...(post.isChecking ? [['Not shown yet', 'badge--attention']] : []),
    ...(post.isHidden ? [['Hidden until reviewed', 'badge--attention']] : []),
  ];
  if (badges.length === 0) return null;
  return (
    <p className="row">
      {badges.map(([text, look = '']) => (
        <span key={text} className={`badge ${look}`}>
          {text}
        </span>
      ))}
    </p>
  );
}
