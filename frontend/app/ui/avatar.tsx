import { initials } from '../lib/words';
import { classNames } from './class-names';
import { fetchLater } from './fetch-first';

type Size = 'xs' | 's' | 'm' | 'l' | 'xl';

const pixels: Record<Size, number> = { xs: 28, s: 36, m: 44, l: 56, xl: 112 };

interface AvatarProps {
  person: { fullName: string; pictureUrl: string | null };
  size?: Size;
}

/** The alt text is empty, because avatars are always next to the name. */
export function Avatar({ person, size = 'm' }: AvatarProps) {
  return (
    <span className={classNames('avatar', size !== 'm' && `avatar--${size}`)}>
      {person.pictureUrl ? (
        <img
          src={person.pictureUrl}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          {...(size === 'xl' ? {} : fetchLater)}
        />
      ) : (
        <span className="avatar__initials" dir="auto" aria-hidden="true">
          {initials(person.fullName)}
        </span>
      )}
    </span>
  );
}
