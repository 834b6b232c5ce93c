import { LinkButton } from '../../ui/button';
import { DiscussionWindow } from '../../ui/discussion-window';
import { Link } from '../../ui/link';
import type { CaseOnProfile } from '../cases.server';
import { Section } from './sections';

export function OwnCases({ cases, isOwn }: { cases: CaseOnProfile[]; isOwn: boolean }) {
  if (cases.length === 0 && !isOwn) return null;
  return (
    <Section id="cases" title="Cases">
      {cases.length === 0 ? (
        <div className="stack stack--s">
          <p className="muted">No cases posted</p>
          <LinkButton look="secondary" to="/community/add">
            Add a Case
          </LinkButton>
        </div>
      ) : (
        <ul className="pcases">
          {cases.map((post) => (
            <li key={post.id}>
              <CaseLine post={post} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function CaseLine({ post }: { post: CaseOnProfile }) {
  return (
    <Link className="pcase" to={`/caseDetails/${post.id}`}>
      {post.thumbnailUrl && (
        <span className="pcase__pic">
          <img src={post.thumbnailUrl} alt="" width={96} height={72} loading="lazy" />
        </span>
      )}
      <span>
        <b className="pcase__title" dir="auto">
          {post.diagnosis}
        </b>
        <DiscussionWindow post={post} isShown={post.isShown} as="span" />
      </span>
    </Link>
  );
}
