import { CircleCheck } from 'lucide-react';
import { LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { TimeAgo } from '../ui/time-ago';
import type { Opportunity } from './api.server';

/** Apply Now, or the date of the application; nothing for the owner or after the deadline. */
export function Applying({
  opportunity,
  memberId,
}: {
  opportunity: Opportunity;
  memberId: number;
}) {
  const { id, title, owner, status, appliedAt } = opportunity;
  if (owner.memberId === memberId) return null;
  if (appliedAt) {
    return (
      <span className="opp__applied">
        <Icon of={CircleCheck} />
        <span>
          <b>Already Applied</b> <TimeAgo at={appliedAt} />
        </span>
      </span>
    );
  }
  if (status !== 'Open') return <span className="quiet">No more applications</span>;
  return (
    <LinkButton to={`/opportunities/${id}/apply`} aria-label={`Apply Now: ${title}`}>
      Apply Now
    </LinkButton>
  );
}
