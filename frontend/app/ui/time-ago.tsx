import { exactTime, timeAgo } from '../lib/time';
import { useNow } from './use-now';

export function TimeAgo({ at }: { at: string }) {
  const exact = exactTime(at);
  return (
    <time dateTime={at} title={exact}>
      <span aria-hidden="true">{useNow((now) => timeAgo(at, now))}</span>
      <span className="sr-only">{exact}</span>
    </time>
  );
}
