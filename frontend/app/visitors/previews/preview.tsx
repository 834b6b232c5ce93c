import { CaseFacts } from '../../clinical-cases/case-facts';
import { LinkButton } from '../../ui/button';
import { TimeAgo } from '../../ui/time-ago';
import type { CasePreview } from '../api.server';

/** The beginning of a case, with a link to the rest. */
export function Preview({ preview }: { preview: CasePreview }) {
  const { id, diagnosis, text, postedAt } = preview;
  return (
    <article className="card post" aria-labelledby={`case-${id}`}>
      <div className="post__body">
        <h2 className="post__title" id={`case-${id}`}>
          {diagnosis || 'No diagnosis Available'}
        </h2>
        <CaseFacts {...preview} />
        <p className="post__text">{text || 'No history Available'}</p>
      </div>
      <div className="post__window">
        <span className="quiet">
          <TimeAgo at={postedAt} />
        </span>
        <LinkButton
          look="secondary"
          to={`/communityNonRegister?read=${id}`}
          aria-label={`Read the whole case: ${diagnosis}`}
          data-opens="reading"
          data-into="read"
          data-value={id}
        >
          Read the whole case
        </LinkButton>
      </div>
    </article>
  );
}
