import { Bell, Bookmark, Heart } from 'lucide-react';
import { counted } from '../lib/words';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/icon';
import { announce } from '../ui/toast';
import { useToggle } from '../ui/use-toggle';
import type { EngagementSubject } from './subject';

interface ToggleProps {
  subject: EngagementSubject;
  /** `row` below a card, `button` on the subject's own page. */
  look?: 'row' | 'button';
}

const classOf = (look: ToggleProps['look'], isOn: boolean) =>
  look === 'button' ? classNames('btn', isOn ? 'btn--soft btn--on' : 'btn--secondary') : 'action';

/** Changes optimistically, and back if the server refuses. */
export function LikeButton({ subject, look = 'row' }: ToggleProps) {
  const like = useToggle({
    action: subject.to,
    on: 'like',
    off: 'unlike',
    isOn: subject.isLiked,
    says: (isOn) => (isOn ? 'You like this.' : 'You no longer like this.'),
  });
  const likes = subject.likes + like.change;
  return (
    <form noValidate {...like.form}>
      <button
        className={classOf(look, like.isOn)}
        {...like.button}
        disabled={!subject.isOpen}
        aria-label={`${like.isOn ? 'Liked' : 'Like'}, ${counted(likes, 'like')}`}
        title={counted(likes, 'like')}
      >
        <Icon of={Heart} />
        <span className={look === 'row' ? 'action__word' : undefined}>
          {like.isOn ? 'Liked' : 'Like'}
        </span>
      </button>
    </form>
  );
}

export function SaveButton({ subject, look = 'row' }: ToggleProps) {
  const save = useToggle({
    action: subject.to,
    on: 'save',
    off: 'unsave',
    isOn: subject.isSaved,
    says: (isOn) => (isOn ? 'Added to your collection.' : 'Removed from your collection.'),
  });
  return (
    <form noValidate {...save.form}>
      <button className={classOf(look, save.isOn)} {...save.button}>
        <Icon of={Bookmark} />
        <span className="action__word">
          {save.isOn ? 'Remove from Collection' : 'Add to Collection'}
        </span>
      </button>
    </form>
  );
}

/** Followers are notified of new comments. */
export function FollowButton({ subject, look = 'row' }: ToggleProps) {
  const follow = useToggle({
    action: subject.to,
    on: 'follow',
    off: 'unfollow',
    isOn: subject.isFollowing ?? false,
    says: (isOn) => (isOn ? 'You follow this.' : 'You no longer follow this.'),
    tell: announce,
  });
  return (
    <form noValidate {...follow.form}>
      <button className={classOf(look, follow.isOn)} {...follow.button}>
        <Icon of={Bell} />
        <span>{follow.isOn ? 'Following' : 'Follow'}</span>
      </button>
    </form>
  );
}
