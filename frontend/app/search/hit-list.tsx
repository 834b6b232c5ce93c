import { Avatar } from '../ui/avatar';
import { Link } from '../ui/link';
import type { Hit } from './hit';
import { CaseState, HitFacts } from './hit-facts';
import { HitPicture } from './hit-picture';
import { Marked } from './marked';
import './found.css';
import './search.css';

export function HitList({ hits, level = 2 }: { hits: readonly Hit[]; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className="card list results">
      {hits.map((hit) =>
        hit.kind === 'members' ? (
          <SurgeonHit key={hit.path} hit={hit} />
        ) : (
          <li className="res" key={hit.path}>
            <HitPicture hit={hit} look="res__pic" />
            <div className="res__body">
              <Title className="res__t">
                <Link to={hit.path}>
                  <Marked of={hit.title} />
                </Link>
              </Title>
              <Snippet hit={hit} />
              <HitFacts hit={hit} />
              <CaseState hit={hit} />
            </div>
          </li>
        ),
      )}
    </ul>
  );
}

function Snippet({ hit }: { hit: Hit }) {
  if (hit.snippet.text === '') return null;
  return (
    <p className="res__snip">
      {hit.commentBy && (
        <>
          <Link to={hit.commentPath}>
            Comment by <bdi>{hit.commentBy}</bdi>
          </Link>
          {hit.pointedAt && ` ${hit.pointedAt}`}: “
        </>
      )}
      <Marked of={hit.snippet} />
      {hit.commentBy && '”'}
    </p>
  );
}

function SurgeonHit({ hit }: { hit: Hit }) {
  return (
    <li className="search__row">
      <span className="person">
        <Avatar
          person={{ fullName: hit.title.text.slice('Dr. '.length), pictureUrl: hit.pictureUrl }}
        />
        <span className="person__text">
          <Link className="person__name" to={hit.path}>
            <bdi>{hit.title.text}</bdi>
          </Link>
          <span className="person__meta" dir="auto">
            {hit.snippet.text}
          </span>
        </span>
      </span>
    </li>
  );
}
