import type { ReactNode } from 'react';
import { Avatar } from '../ui/avatar';
import { DrName } from '../ui/dr-name';
import { Link } from '../ui/link';
import type { Author } from './author.server';
import { VerifiedBadge } from './verified-badge';

type Named = Pick<Author, 'memberId' | 'fullName' | 'isVerified'>;

export function PersonName({
  person,
  className = 'person__name',
}: {
  person: Named;
  className?: string;
}) {
  return (
    <Link className={className} to={`/profile/${person.memberId}`}>
      <DrName of={person.fullName} /> {person.isVerified && <VerifiedBadge />}
    </Link>
  );
}

/** A member's photo, name, speciality and place. */
export function Person({ person, children }: { person: Author; children?: ReactNode }) {
  return (
    <div className="person">
      <Avatar person={person} />
      <div className="person__text">
        <PersonName person={person} />
        <span className="person__meta" dir="auto">
          {[person.speciality, person.place].filter(Boolean).join(' · ')}
          {children && <> · {children}</>}
        </span>
      </div>
    </div>
  );
}
