import { Layers } from 'lucide-react';
import { useState } from 'react';
import { ActionRow } from '../engagement/action-row';
import { DoubleTapLike } from '../engagement/double-tap-like';
import { LikersLink } from '../engagement/likers-link';
import { SubjectMenu } from '../engagement/subject-menu';
import { counted, genderName, shortened } from '../lib/words';
import { Person } from '../profiles/person';
import { cachedFragment } from '../ui/cached-fragment';
import { DiscussionWindow } from '../ui/discussion-window';
import { fetchFirst, fetchLater } from '../ui/fetch-first';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { TimeAgo } from '../ui/time-ago';
import { Beginning, Words } from '../ui/words';
import { AdviceQuote } from './advice-quote';
import type { ListedPicture, ListedPost, OutcomeBrief } from './post';
import { anchorOfPost, isShown, pathOfPost, subjectOfPost, titleOfPost } from './post-subject';
import { SensitiveCover } from './sensitive-cover';

interface CaseCardProps {
  post: ListedPost;
  isOwn: boolean;
  isFirst?: boolean;
}

/** A case or an image in a list: the picture, the text, and for a case its week of discussion. */
export const CaseCard = cachedFragment('case', Card);

function Card({ post, isOwn, isFirst = false }: CaseCardProps) {
  const [isGone, setGone] = useState(false);
  const to = pathOfPost(post.id);
  const anchor = anchorOfPost(post.id);
  const subject = subjectOfPost(post);
  if (isGone) return null;
  return (
    <article className="card post" id={anchor} aria-labelledby={`${anchor}-title`}>
      <header className="post__head">
        <Person person={post.author}>
          <TimeAgo at={post.postedAt} />
        </Person>
        <SubjectMenu subject={subject} isOwn={isOwn} onDeleted={() => setGone(true)} />
      </header>
      <CaseMedia post={post} to={to} isFirst={isFirst} />
      <div className="post__body">
        <h2 className="post__title" id={`${anchor}-title`}>
          <Link to={to} dir="auto">
            {cut(titleOfPost(post))}
          </Link>
        </h2>
        <p className="post__facts">
          {post.age && <span>{post.age}</span>}
          {post.gender && <span>{genderName(post.gender)}</span>}
          <span>{post.speciality}</span>
        </p>
        {post.brief ? (
          <ToldOutcome post={post} brief={post.brief} to={to} />
        ) : (
          <ToldCase post={post} to={to} />
        )}
      </div>
      {post.brief?.advice && (
        <div className="post__quote">
          <AdviceQuote advice={post.brief.advice} to={to} />
        </div>
      )}
      <div className="post__window">
        {post.kind === 'case' && <DiscussionWindow post={post} isShown={isShown(post)} />}
        {post.isBlinded && <span className="badge badge--primary">Vote before you read</span>}
        <OutcomeBadges post={post} />
        {post.isProcessing && <span className="badge badge--attention">Processing</span>}
        {post.isWaitingForPatient && (
          <span className="badge badge--attention">Waiting for the patient</span>
        )}
        {post.isChecking && <span className="badge badge--attention">Not shown yet</span>}
        {post.isHidden && <span className="badge badge--attention">Hidden until reviewed</span>}
        <LikersLink subject={subject} />
      </div>
      <ActionRow subject={subject} />
    </article>
  );
}

function ToldCase({ post, to }: { post: ListedPost; to: string }) {
  const story = post.kind === 'image' ? post.description : post.history || 'No history Available';
  return (
    <>
      <Beginning className="post__text" text={story} to={to} />
      <Question post={post} to={to} />
    </>
  );
}

function Question({ post, to }: { post: ListedPost; to: string }) {
  if (!post.question) return null;
  return (
    <Beginning
      className="post__question"
      lead={<strong>Clinical question</strong>}
      text={post.question}
      to={to}
    />
  );
}

interface ToldOutcomeProps {
  post: ListedPost;
  brief: OutcomeBrief;
  to: string;
}

/** Replaces the case's history in lists once its outcome is known. */
function ToldOutcome({ post, brief: { clavien, cci, stayDays }, to }: ToldOutcomeProps) {
  const { start, isCut } = shortened(post.outcome);
  const figures = [
    clavien === 'none' ? 'No complications' : `Clavien–Dindo ${clavien}, CCI ${cci}`,
    stayDays !== null && clavien !== 'V' && `hospital stay ${counted(stayDays, 'day')}`,
  ];
  return (
    <>
      <Words className="post__text" text={isCut ? `${start}…` : start}>
        <Link to={`${to}#outcome`}>Read the outcome</Link>
      </Words>
      <p className="post__facts">{figures.filter(Boolean).join(', ')}</p>
      <Question post={post} to={to} />
    </>
  );
}

function OutcomeBadges({ post }: { post: ListedPost }) {
  return (
    <>
      {post.hasOutcome && <span className="badge badge--success">Outcome reported</span>}
      {post.isOutcomeAwaited && <span className="badge">Outcome awaited</span>}
      {post.isLost && <span className="badge">Lost to follow-up</span>}
      {post.steps > 0 && <span className="badge">{counted(post.steps, 'step')}</span>}
    </>
  );
}

/** A diagnosis may be long; the page of the case shows it in full. */
function cut(title: string): string {
  const { start, isCut } = shortened(title);
  return isCut ? `${start}…` : start;
}

/** One picture uncropped, or a mosaic of three; a tag counts the files. */
function CaseMedia({ post, to, isFirst }: { post: ListedPost; to: string; isFirst: boolean }) {
  const { pictures, fileCount } = post;
  if (fileCount === 0) return null;
  return (
    <div className="stage">
      {post.isSensitive && <SensitiveCover postId={post.id} />}
      {pictures.length === 0 ? (
        <Link className="stage__files" to={to}>
          {counted(fileCount, 'file')} to open
        </Link>
      ) : (
        <DoubleTapLike subject={subjectOfPost(post)}>
          <div className={pictures.length === 3 ? 'stage__pair' : undefined}>
            {pictures.map((picture, index) => (
              <Link
                className="stage__media"
                key={picture.number}
                to={`${to}?picture=${picture.number}`}
              >
                <Picture
                  picture={picture}
                  alt={`${titleOfPost(post)}, picture ${picture.number}`}
                  isFirst={isFirst && index === 0}
                  isSmall={index > 0}
                />
              </Link>
            ))}
          </div>
        </DoubleTapLike>
      )}
      {fileCount > 1 && (
        <span className="stage__tag">
          <Icon of={Layers} size="s" />
          {counted(fileCount, 'file')}
        </span>
      )}
    </div>
  );
}

interface PictureProps {
  picture: ListedPicture;
  alt: string;
  isFirst: boolean;
  /** Whether it is a third of the card wide. */
  isSmall: boolean;
}

function Picture({ picture, alt, isFirst, isSmall }: PictureProps) {
  const rank = isFirst ? fetchFirst : fetchLater;
  const { url, smallUrl, altText, color } = picture;
  const sizes = isSmall &&
    smallUrl && {
      srcSet: `${smallUrl} 320w, ${url} 640w`,
      sizes: '(min-width: 64rem) 15rem, 33vw',
    };
  return (
    <img
      {...sizes}
      src={url}
      alt={altText || alt}
      width={960}
      height={720}
      style={{ backgroundColor: color }}
      {...rank}
    />
  );
}
