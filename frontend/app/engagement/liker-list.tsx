import type { Author } from '../profiles/author.server';
import { Avatar } from '../ui/avatar';
import { DrName } from '../ui/dr-name';
import { Link } from '../ui/link';

export function LikerList({ likers }: { likers: Author[] }) {
  if (likers.length === 0) return <p className="muted">Nobody yet.</p>;
  return (
    <ul className="stack stack--s">
      {likers.map((person) => (
        <li key={person.memberId}>
          <Link className="person" to={`/profile/${person.memberId}`}>
            <Avatar person={person} size="s" />
            <span className="person__text">
              <span className="person__name">
                <DrName of={person.fullName} />
              </span>
              <span className="person__meta" dir="auto">
                {person.speciality}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
