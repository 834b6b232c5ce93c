import { Link } from '@remix-run/react';
import { Bookmark, Heart, MessageCircle } from 'lucide-react';
import type { ClinicalCase } from '../api/clinical-cases.server';
import { abbreviated, counted } from '../lib/words';
import { CopyLink } from './copy-link';
import { Icon } from './icon';
import { useToggle } from './use-toggle';

/** Like, comment, save, share below a case in a list. Like and save change at once and repair themselves. */
export function CaseActions({ post }: { post: ClinicalCase }) {
  const to = `/caseDetails/${post.id}`;
  const like = useToggle({ action: to, on: 'like', off: 'unlike', isOn: post.isLiked });
  const save = useToggle({ action: to, on: 'save', off: 'unsave', isOn: post.isSaved });
  const likes = post.likes + like.change;
  return (
    <div className="post__actions">
      <like.Form {...like.form}>
        <button
          className="action"
          {...like.button}
          disabled={!post.isOpen}
          aria-label={`${like.isOn ? 'Liked' : 'Like'}, ${counted(likes, 'like')}`}
          title={counted(likes, 'like')}
        >
          <Icon of={Heart} />
          <span>
            {abbreviated(likes)} <span className="action__word">{likes === 1 ? 'like' : 'likes'}</span>
          </span>
        </button>
      </like.Form>
      <Link
        className="action"
        to={`${to}#discussion`}
        aria-label={counted(post.comments, 'comment')}
        title={counted(post.comments, 'comment')}
      >
        <Icon of={MessageCircle} />
        <span>
          {abbreviated(post.comments)} <span className="action__word">{post.comments === 1 ? 'comment' : 'comments'}</span>
        </span>
      </Link>
      <save.Form {...save.form}>
        <button className="action" {...save.button}>
          <Icon of={Bookmark} />
          <span className="action__word">{save.isOn ? 'Remove from Collection' : 'Add to Collection'}</span>
        </button>
      </save.Form>
      <CopyLink className="action" path={to} title={post.diagnosis} />
    </div>
  );
}
