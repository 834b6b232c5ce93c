import { Pencil, Undo2 } from 'lucide-react';
import { counted } from '../lib/words';
import { AskLink } from '../ui/ask-link';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import type { Opportunity } from './api.server';

export const CLOSE_QUESTION = 'Are you sure you want to close the opportunity?';

/** The owner's actions on an opportunity, and its applications. */
export function Owning({ opportunity }: { opportunity: Opportunity }) {
  const { id, responses } = opportunity;
  return (
    <span className="row">
      <Link className="btn btn--secondary" to={`/opportunityResponse/${id}`}>
        Response <span className="quiet tnum">{responses}</span>
        <span className="sr-only">{counted(responses ?? 0, 'application')}</span>
      </Link>
      <Changing opportunity={opportunity} />
    </span>
  );
}

/** Only the dates of a past one can open it again. */
export function Changing({ opportunity }: { opportunity: Opportunity }) {
  const { id, title, status, isTakenDown } = opportunity;
  if (isTakenDown)
    return (
      <span className="muted">
        An administrator closed it. <Link to={`/appeals/opportunity/${id}`}>Why, and appeal</Link>
      </span>
    );
  const about = (
    <span className="sr-only">
      : <bdi>{title}</bdi>
    </span>
  );
  return (
    <>
      <Link className="btn btn--secondary" to={`/opportunities/${id}/edit`}>
        <Icon of={Pencil} />
        Edit
        {about}
      </Link>
      {status === 'Closed' && (
        <Link className="btn btn--secondary" to={`/opportunities/${id}/reopen`}>
          <Icon of={Undo2} />
          Reopen
          {about}
        </Link>
      )}
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
    </>
  );
}
