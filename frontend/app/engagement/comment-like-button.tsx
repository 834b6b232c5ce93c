import { Heart } from 'lucide-react';
import { abbreviated, counted } from '../lib/words';
import { Icon } from '../ui/icon';
import { useToggle } from '../ui/use-toggle';
import type { Comment } from './api.server';

interface CommentLikeButtonProps {
  action: string;
  comment: Pick<Comment, 'likes' | 'isLiked'>;
  isOpen: boolean;
}

/** Hidden on a closed discussion while the comment has no likes. */
export function CommentLikeButton({ action, comment, isOpen }: CommentLikeButtonProps) {
  const like = useToggle({
    action,
    on: 'like',
    off: 'unlike',
    isOn: comment.isLiked,
    says: (isOn) => (isOn ? 'You like this comment.' : 'You no longer like this comment.'),
  });
  const likes = comment.likes + like.change;
  if (!isOpen && likes === 0) return null;
  return (
    <form noValidate {...like.form}>
      <button
        className="action"
        {...like.button}
        disabled={!isOpen}
        aria-label={`${like.isOn ? 'Liked' : 'Like'} the comment, ${counted(likes, 'like')}`}
      >
        <Icon of={Heart} />
        {likes > 0 && <span>{abbreviated(likes)}</span>}
      </button>
    </form>
  );
}
