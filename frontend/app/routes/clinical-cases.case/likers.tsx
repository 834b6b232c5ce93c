import { Link } from '@remix-run/react';
import type { Author } from '../../api/clinical-cases.server';
import { Avatar } from '../../components/avatar';
import { counted, drName } from '../../lib/words';

const FACES = 3;

/** The first faces in one line; opened, everybody by name. */
export function Likers({ likers, count }: { likers: Author[]; count: number }) {
  const [first] = likers;
  if (!first) return null;
  const others = count - 1;
  return (
    <details className="likes">
      <summary className="likers">
        <span className="avatars">
          {likers.slice(0, FACES).map((person) => (
            <Avatar key={person.memberId} person={person} size="xs" />
          ))}
        </span>
        Liked by {drName(first.fullName)}
        {others > 0 && ` and ${counted(others, 'other')}`}
      </summary>
      <section className="card card__pad" aria-labelledby="likers-title">
        <h2 className="card__title" id="likers-title">
          Surgeons who liked.
        </h2>
        <ul className="stack stack--s">
          {likers.map((person) => (
            <li key={person.memberId}>
              <Link className="person" to={`/profile/${person.memberId}`}>
                <Avatar person={person} size="s" />
                <span className="person__name">{drName(person.fullName)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </details>
  );
}
