import { clockOf, showIn } from '../lib/reader-clock';
import { exactTime } from '../lib/time';
import { unbroken } from '../lib/words';
import { useReaderClock } from '../ui/use-reader-clock';

/** "until 28 November, 07:40" by the reader's clock, or until they turn it on again. */
export function MutedUntil({ until }: { until: string | null }) {
  const clock = useReaderClock();
  if (!until) return <>until you turn it on again</>;
  const at = new Date(until);
  const day = showIn(clock, at, { day: 'numeric', month: 'long' });
  return (
    <>
      until{' '}
      <time dateTime={until} title={exactTime(until)}>
        {unbroken(`${day}, ${clockOf(at, clock)}`)}
      </time>
    </>
  );
}
