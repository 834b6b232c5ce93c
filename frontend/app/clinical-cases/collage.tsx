import { Layers } from 'lucide-react';
import { DoubleTapLike } from '../engagement/double-tap-like';
import { counted } from '../lib/words';
import { fetchFirst, fetchLater } from '../ui/fetch-first';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { waiting } from '../ui/waiting';
import type { ListedPicture, ListedPost } from './post';
import { subjectOfPost, titleOfPost } from './post-subject';
import { SensitiveCover } from './sensitive-cover';

interface CollageProps {
  post: ListedPost;
  to: string;
  isFirst: boolean;
}

/** Up to three pictures of a post, of three the first one uncropped; a tag counts the files. */
export function Collage({ post, to, isFirst }: CollageProps) {
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
          <div className={`collage collage--${pictures.length}`}>
            {pictures.map((picture, index) => (
              <Link key={picture.number} to={`${to}?picture=${picture.number}`}>
                <Picture
                  picture={picture}
                  alt={`${titleOfPost(post)}, picture ${picture.number}`}
                  isFirst={isFirst && index === 0}
                  width={index === 0 ? undefined : pictures.length === 2 ? 'half' : 'third'}
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

const SIZES = {
  half: '(min-width: 64rem) 22rem, 50vw',
  third: '(min-width: 64rem) 15rem, 33vw',
};

interface PictureProps {
  picture: ListedPicture;
  alt: string;
  isFirst: boolean;
  /** How much of the card it takes, if not most of it. */
  width: keyof typeof SIZES | undefined;
}

function Picture({ picture, alt, isFirst, width }: PictureProps) {
  const rank = isFirst ? fetchFirst : fetchLater;
  const { url, smallUrl, altText } = picture;
  const sizes = width &&
    smallUrl && {
      srcSet: `${smallUrl} 320w, ${url} 640w`,
      sizes: SIZES[width],
    };
  return (
    <img
      className="waits"
      {...sizes}
      src={url}
      alt={altText || alt}
      width={960}
      height={720}
      style={waiting(picture)}
      {...rank}
    />
  );
}
