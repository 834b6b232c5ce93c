import { HOURS, type Urgency } from '../../../backend/src/asking/asking.rules';
import { HOUR } from '../lib/time';
import { leftInWords } from '../lib/waiting';
import { Stitches } from '../ui/stitches';
import { useNow } from '../ui/use-now';

export const URGENCY_NAMES: Readonly<Record<Urgency, string>> = {
  today: 'Today',
  week: 'This week',
  teaching: 'For teaching',
};

/** When an answer is wanted, in words. */
export const URGENCY_WISHES: Readonly<Record<Urgency, string>> = {
  today: 'Answer wanted today',
  week: 'Answer wanted this week',
  teaching: 'For teaching, no hurry',
};

/** One stitch for each hour of a day, half day of three days, or day of five. */
const STITCHES = { today: 12, week: 6, teaching: 5 } as const;

interface AskClockProps {
  urgency: Urgency;
  askedAt: string;
  dueAt: string;
  isOver?: boolean;
}

/** How much of the time for answers has passed, as stitches and in words. */
export function AskClock({ urgency, askedAt, dueAt, isOver }: AskClockProps) {
  const [now, from, to] = [useNow(), askedAt, dueAt].map((at) => Date.parse(at)) as [
    number,
    number,
    number,
  ];
  const left = Math.max(0, to - now);
  const share = isOver ? 1 : Math.min(1, Math.max(0, (now - from) / (to - from)));
  const hours = Math.min(HOURS[urgency], Math.round((to - from) / HOUR));
  const of = STITCHES[urgency];
  return (
    <span className="clock">
      <Stitches
        placed={Math.floor(share * of)}
        of={of}
        label={`${Math.floor(share * hours)} of ${hours} hours gone`}
        look={isOver ? 'closed' : share >= 3 / 4 ? 'soon' : 'open'}
      />
      <b>{isOver || left === 0 ? 'Time is over' : `${leftInWords(left)} left`}</b>
    </span>
  );
}
