import { Avatar } from '../../ui/avatar';

interface FaceProps {
  person: { fullName: string; pictureUrl: string | null };
  isOnline: boolean;
  size?: 's' | 'm' | 'xl';
}

/** An avatar, with a dot while the member is online. */
export function Face({ person, isOnline, size = 'm' }: FaceProps) {
  return (
    <span className="face">
      <Avatar person={person} size={size} />
      {isOnline && (
        <span className="avatar__presence">
          <span className="sr-only">Online</span>
        </span>
      )}
    </span>
  );
}
