import { WAVE_SIZE } from '../../../../backend/src/asking/asking.rules';
import { OptionCards } from '../../ui/option-cards';
import { useNow } from '../../ui/use-now';
import { useReaderClock } from '../../ui/use-reader-clock';
import type { Reach } from '../asking.server';
import { nextTime } from '../next-time';
import type { Way, WaysOn } from './ways';

interface ZeroWaysProps {
  reach: Reach;
  ways: WaysOn;
  speciality: string;
  chosen: Way | null;
  error: string | undefined;
}

/** Where nobody can be asked now: a neighbouring speciality, a later hour, or both. */
export function ZeroWays({ reach, ways, speciality, chosen, error }: ZeroWaysProps) {
  const { nearest, start } = ways;
  const [now, clock] = [useNow(), useReaderClock()];
  const at = start && nextTime(start, clock, now);
  const able = Math.min(WAVE_SIZE, nearest?.now ?? 0);
  const rest = Math.min(
    WAVE_SIZE - able,
    reach.later.reduce((sum, { n }) => sum + n, 0),
  );
  const first = reach.later[0]?.n ?? 0;
  const all: { value: Way; label: string; text: string; isOpen: boolean }[] = [
    {
      value: 'neighbours',
      label: `Ask ${able} in ${nearest?.speciality} now`,
      text: 'A neighbouring speciality, awake now.',
      isOpen: nearest !== undefined,
    },
    {
      value: 'wait',
      label: `Begin at ${at}`,
      text: `${first} in ${speciality}${reach.later.length > 1 ? ', others as their quiet hours end' : ''}. The time for answers begins then, too. You can stop it before.`,
      isOpen: start !== null,
    },
    {
      value: 'both',
      label: 'Both',
      text: `${able} now, up to ${rest} from ${at}, if answers are missing.`,
      isOpen: nearest !== undefined && start !== null && rest > 0,
    },
  ];
  const options = all.filter(({ isOpen }) => isOpen);
  return (
    <div className="stack stack--s">
      <OptionCards
        name="way"
        label="What shall we do?"
        options={options}
        chosen={chosen ?? ''}
        error={error}
      />
      <input type="hidden" name="nearest" value={nearest?.speciality ?? ''} />
      <input type="hidden" name="start" value={start ?? ''} />
      <p className="muted small">
        Your case stays in the feed and the {speciality} group either way.
      </p>
    </div>
  );
}
