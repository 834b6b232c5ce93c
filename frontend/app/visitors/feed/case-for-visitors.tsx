import { CaseFacts } from '../../clinical-cases/case-facts';
import type { CaseFile } from '../../clinical-cases/post';
import { SensitiveCover } from '../../clinical-cases/sensitive-cover';
import { counted } from '../../lib/words';
import { DiscussionWindow } from '../../ui/discussion-window';
import { DrName } from '../../ui/dr-name';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { waiting } from '../../ui/waiting';
import { Words } from '../../ui/words';
import type { VisitorCase } from '../visitor-cases.server';

/** A whole case, read-only: likes and comments are for members. */
export function CaseForVisitors({ post }: { post: VisitorCase }) {
  return (
    <article className="card post" aria-labelledby={`case-${post.id}`}>
      <header className="post__head">
        <div className="person__text">
          <span className="person__name">
            <DrName of={post.authorName} />
          </span>
          <span className="person__meta" dir="auto">
            <TimeAgo at={post.postedAt} />
          </span>
        </div>
      </header>
      <Files post={post} />
      <div className="post__body">
        <h2 className="post__title" id={`case-${post.id}`} dir="auto">
          {post.diagnosis || 'No diagnosis Available'}
        </h2>
        <CaseFacts {...post} />
        <Words className="post__text" text={post.history || 'No history Available'} />
        {post.question && (
          <Words
            className="post__question"
            lead={<strong>Clinical question</strong>}
            text={post.question}
          />
        )}
        {post.outcome && (
          <Words className="post__text" lead={<strong>Outcome </strong>} text={post.outcome} />
        )}
      </div>
      <div className="post__window">
        <DiscussionWindow post={post} />
        <span className="quiet">
          {counted(post.likes, 'like')} ·{' '}
          {post.isBlinded ? 'Colleagues vote first' : counted(post.comments, 'comment')} ·{' '}
          <Link to="/signup">Join Now</Link> to discuss
        </span>
      </div>
    </article>
  );
}

function Files({ post: { id, files, diagnosis, isSensitive } }: { post: VisitorCase }) {
  const shown = files.filter(({ url, isProcessing }) => url && !isProcessing);
  if (shown.length === 0) return null;
  return (
    <div className="stage">
      {isSensitive && <SensitiveCover postId={id} />}
      {shown.map((file, i) => (
        <OneFile
          key={file.url}
          file={isSensitive ? { ...file, color: undefined } : file}
          alt={file.altText || `${diagnosis}, file ${i + 1}`}
        />
      ))}
    </div>
  );
}

function OneFile({ file, alt }: { file: CaseFile; alt: string }) {
  if (file.mimeType.startsWith('image/')) {
    return (
      <a className="stage__media" href={file.url} target="_blank" rel="noopener">
        <img
          className="waits"
          src={file.mediumUrl ?? file.url}
          alt={alt}
          width={960}
          height={720}
          loading="lazy"
          style={waiting(file)}
        />
      </a>
    );
  }
  return (
    <a className="stage__files" href={file.url} target="_blank" rel="noopener">
      Open {file.kind === 'VIDEO' ? 'the video' : 'the report'}
    </a>
  );
}
