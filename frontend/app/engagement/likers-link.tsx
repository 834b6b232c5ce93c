import { abbreviated, counted } from '../lib/words';
import type { Author } from '../profiles/author.server';
import { Avatar } from '../ui/avatar';
import { DialogLink } from '../ui/dialog-link';
import { DrName } from '../ui/dr-name';
import type { EngagementSubject } from './subject';

const FACES = 3;

async function likersDialog(to: string) {
  const { LikersDialog } = await import('./likers-dialog');
  return (close: () => void) => <LikersDialog to={to} onClose={close} />;
}

/** Opens the list of likers; shows the first avatars where they are known. */
export function LikersLink({
  subject,
  first = [],
  look = 'words',
}: {
  subject: EngagementSubject;
  first?: Author[];
  /** `count` beside the heart of a card: the number alone, with its word for screen readers. */
  look?: 'words' | 'count';
}) {
  if (subject.likes === 0) return null;
  const [one] = first;
  const others = subject.likes - 1;
  return (
    <DialogLink
      className={look === 'count' ? 'action likers--count' : 'likers'}
      to={`${subject.to}/likers`}
      dialog={() => likersDialog(subject.to)}
    >
      {first.length > 0 && (
        <span className="avatars">
          {first.slice(0, FACES).map((person) => (
            <Avatar key={person.memberId} person={person} size="xs" />
          ))}
        </span>
      )}
      <span>
        {look === 'count' ? (
          <>
            {abbreviated(subject.likes)}
            <span className="sr-only"> {subject.likes === 1 ? 'like' : 'likes'}</span>
          </>
        ) : one ? (
          <>
            Liked by <DrName of={one.fullName} />
            {others > 0 && ` and ${counted(others, 'other')}`}
          </>
        ) : (
          counted(subject.likes, 'like')
        )}
      </span>
    </DialogLink>
  );
}
