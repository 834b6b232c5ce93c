import { classNames } from '../ui/class-names';
import { fetchFirst, fetchLater } from '../ui/fetch-first';
import { Link } from '../ui/link';
import { waiting } from '../ui/waiting';
import type { BeyondPost } from './beyond-post';
import { pathOfBeyond } from './subject';

interface BeyondMediaProps {
  post: BeyondPost;
  isFirst?: boolean;
  /** On its own page the picture is uncropped and is no link. */
  isWhole?: boolean;
}

export function BeyondMedia({ post, isFirst = false, isWhole = false }: BeyondMediaProps) {
  const { file } = post;
  if (post.problem) return <p className="beyond__wait">{post.problem}</p>;
  if (post.isProcessing)
    return (
      <p className="beyond__wait">
        Processing. Others see it once it is checked and ready.{' '}
        <Link to="/held">Files to review</Link>
      </p>
    );
  if (!file) return null;
  const alt = file.altText || post.title;
  const size = { width: file.width ?? 960, height: file.height ?? 640 };
  if (file.kind === 'video')
    return (
      <div className="beyond__whole">
        <video
          className="waits"
          controls
          playsInline
          preload="none"
          src={file.url}
          poster={file.pictureUrl ?? undefined}
          aria-label={alt}
          {...size}
          style={waiting(file)}
        />
      </div>
    );
  const rank = isFirst ? fetchFirst : fetchLater;
  const picture = (
    <img
      src={isWhole ? file.url : (file.pictureUrl ?? file.url)}
      alt={alt}
      {...size}
      className={isWhole ? 'waits' : undefined}
      style={isWhole ? waiting(file) : { backgroundColor: file.color }}
      {...rank}
    />
  );
  if (isWhole) return <div className="beyond__whole">{picture}</div>;
  return (
    <Link
      className={classNames('beyond__media', size.height > size.width && 'beyond__media--tall')}
      to={pathOfBeyond(post.id)}
    >
      {picture}
    </Link>
  );
}
