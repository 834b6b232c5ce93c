import { counted } from '../lib/words';
import { AskLink } from '../ui/ask-link';
import { Link } from '../ui/link';
import type { Opportunity } from './api.server';

export const CLOSE_QUESTION = 'Are you sure you want to close the opportunity?';

/** The owner's actions on an opportunity. */
export function Owning({
  opportunity: { id, title, status, responses },
}: {
  opportunity: Opportunity;
}) {
  return (
    <span className="row">
      <Link className="btn btn--secondary" to={`/opportunityResponse/${id}`}>
        Response <span className="quiet tnum">{responses}</span>
        <span className="sr-only">{counted(responses ?? 0, 'application')}</span>
      </Link>
      {status !== 'Closed' && (
        <AskLink
          to={`/opportunities/${id}/close`}
          className="btn btn--danger-quiet"
          question={CLOSE_QUESTION}
          text={title}
          yes="Close Opportunity"
          look="danger"
        >
          Close Opportunity
        </AskLink>
      )}
    </span>
  );
}
