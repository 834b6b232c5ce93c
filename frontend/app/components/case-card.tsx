import { Link } from '@remix-run/react';
import { Layers } from 'lucide-react';
import type { CaseFile, ClinicalCase } from '../api/clinical-cases.server';
import { counted, genderName, shortened } from '../lib/words';
import { CaseActions } from './case-actions';
import { CaseWindow } from './case-window';
import { fetchFirst } from './fetch-first';
import { Icon } from './icon';
import { Person } from './person';
import { ReadMore } from './read-more';
import { TimeAgo } from './time-ago';

/** A case in a list: the picture first, then the words, then its week. */
export function CaseCard({ post, isFirst = false }: { post: ClinicalCase; isFirst?: boolean }) {
  const to = `/caseDetails/${post.id}`;
  return (
    <article className="card post" id={`case-${post.id}`} aria-labelledby={`case-${post.id}-title`}>
      <header className="post__head">
        <Person person={post.author}>
          <TimeAgo at={post.postedAt} />
        </Person>
      </header>
      <CaseMedia post={post} to={to} isFirst={isFirst} />
      <div className="post__body">
        <h2 className="post__title" id={`case-${post.id}-title`}>
          <Link to={to}>{titleOf(post)}</Link>
        </h2>
        <p className="post__facts">
          <span>{post.age}</span>
          <span>{genderName(post.gender)}</span>
          <span>{post.speciality}</span>
        </p>
        <p className="post__text">{post.history ? <ReadMore text={post.history} to={to} /> : 'No history Available'}</p>
        {post.question && (
          <p className="post__question">
            <strong>Clinical question</strong>
            <ReadMore text={post.question} to={to} />
          </p>
        )}
      </div>
      <div className="post__window">
        <CaseWindow post={post} />
        {post.isProcessing && <span className="badge badge--attention">Processing</span>}
      </div>
      <CaseActions post={post} />
    </article>
  );
}

/** A diagnosis may be long; the whole of it stands on its page. */
function titleOf({ diagnosis }: ClinicalCase): string {
  const { start, isCut } = shortened(diagnosis || 'No diagnosis Available');
  return isCut ? `${start}…` : start;
}

/** One picture whole, or a mosaic of three; the rest is counted. */
function CaseMedia({ post, to, isFirst }: { post: ClinicalCase; to: string; isFirst: boolean }) {
  const pictures = post.files.filter((file) => pictureOf(file) !== null);
  if (post.files.length === 0) return null;
  const shown = pictures.length >= 3 ? pictures.slice(0, 3) : pictures.slice(0, 1);
  return (
    <div className="stage">
      {shown.length === 0 ? (
        <Link className="stage__files" to={to}>
          {counted(post.files.length, 'file')} to open
        </Link>
      ) : (
        <div className={shown.length === 3 ? 'stage__pair' : undefined}>
          {shown.map((file) => (
            <Link className="stage__media" key={file.name} to={`${to}?picture=${post.files.indexOf(file) + 1}`}>
              <Picture file={file} alt={`${post.diagnosis}, picture ${post.files.indexOf(file) + 1}`} isFirst={isFirst} />
            </Link>
          ))}
        </div>
      )}
      {post.files.length > 1 && (
        <span className="stage__tag">
          <Icon of={Layers} size="s" />
          {counted(post.files.length, 'file')}
        </span>
      )}
    </div>
  );
}

function Picture({ file, alt, isFirst }: { file: CaseFile; alt: string; isFirst: boolean }) {
  const rank = isFirst ? fetchFirst : ({ loading: 'lazy' } as const);
  return (
    <img src={pictureOf(file) ?? ''} alt={file.altText || alt} width={960} height={720} style={{ backgroundColor: file.color }} {...rank} />
  );
}

function pictureOf(file: CaseFile): string | null {
  if (file.mediumUrl) return file.mediumUrl;
  return file.mimeType.startsWith('image/') && file.url ? file.url : file.thumbnailUrl;
}
