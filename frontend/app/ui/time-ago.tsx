import { exactTime, timeAgo } from '../lib/time';
import { useNow } from './use-now';

export function TimeAgo({ at }: { at: string }) {
  const exact = exactTime(at);
  return (
    <time dateTime={at} title={exact}>
      <span aria-hidden="true">{timeAgo(at, useNow())}</span>
      <span className="sr-only">{exact}</span>
    </time>
  );
}
