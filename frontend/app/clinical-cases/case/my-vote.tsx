import { Target } from 'lucide-react';
import { Icon } from '../../ui/icon';
import type { Poll } from '../poll/poll';

/** Beside the outcome: what the reader voted, and whether that proved right. */
export function MyVote({ poll, rightOption }: { poll: Poll | null; rightOption: number | null }) {
  const mine = poll?.mine;
  const voted = poll?.options.find(({ id }) => id === mine?.optionId);
  if (!mine || !voted) return null;
  return (
    <p className="outcome__line">
      <Icon of={Target} size="s" />
      <span>
        You voted{' '}
        <b>
          <bdi>{voted.text}</bdi>, {mine.confidence} % sure
        </b>
        .{' '}
        {rightOption !== null &&
          (rightOption === voted.id ? 'That proved right.' : 'Something else proved right.')}
      </span>
    </p>
  );
}
