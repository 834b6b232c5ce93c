import { Form } from '@remix-run/react';
import { useState } from 'react';
import {
  HOURS,
  timetableOf,
  URGENCIES,
  type Urgency,
  WAVE_SIZE,
} from '../../../../backend/src/asking/asking.rules';
import { errorOf, type FormState } from '../../lib/form-state';
import { HOUR } from '../../lib/time';
import { Button, LinkButton, SubmitButton } from '../../ui/button';
import { OptionCards } from '../../ui/option-cards';
import { useNow } from '../../ui/use-now';
import { useReaderClock } from '../../ui/use-reader-clock';
import type { Reach } from '../asking.server';
import { nextTime } from '../next-time';
import { Neighbours, ReachBox } from './reach';
import { isWay, type Way, type WaysOn, waysOn } from './ways';
import { WhatHappens } from './what-happens';
import { ZeroWays } from './zero-ways';

export interface AskFormProps {
  reach: Reach;
  speciality: string;
  countedAt: string;
  closesAt: string | null;
  usualMinutes: number | null;
  /** The neighbours ticked at first. */
  chosen: string[];
  urgency: Urgency;
  /** Chosen before; only where nobody of the speciality can be asked now. */
  way: Way | null;
  back: string;
  refused: FormState | undefined;
}

const NAMES: Readonly<Record<Urgency, { label: string; text: string; lasts: string }>> = {
  today: { label: 'Today', text: 'Before a list or a ward round.', lasts: '12 hours' },
  week: { label: 'This week', text: 'Before a tumour board or a clinic.', lasts: '3 days' },
  teaching: { label: 'For teaching', text: 'No decision waits for it.', lasts: '5 days' },
};

/** The numbers before asking, and the form; the button says how many are asked. */
export function AskForm(props: AskFormProps) {
  const { reach, speciality, closesAt, usualMinutes, back, refused } = props;
  const [now, clock] = [useNow(), useReaderClock()];
  const ways = waysOn(reach, closesAt);
  const [way, setWay] = useState(props.way);
  const [ticked, setTicked] = useState(props.chosen);
  const [urgency, setUrgency] = useState(props.urgency);
  const plan = planOf({ reach, ways, way, ticked, speciality });
  const from = plan.start ?? now;
  const { halfAt } = timetable(urgency, from, closesAt);
  const mayFill = plan.fills.some(({ at }) => plan.isLong || Date.parse(at) < halfAt.getTime());
  const isUndecided = ways !== null && way === null;
  return (
    <Form
      className="stack stack--l"
      noValidate
      method="post"
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement;
        if (name === 'urgency') setUrgency(value as Urgency);
        if (name === 'way' && isWay(value)) setWay(value);
      }}
    >
      <ReachBox {...props} />
      {ways && (
        <ZeroWays
          reach={reach}
          ways={ways}
          speciality={speciality}
          chosen={props.way}
          error={errorIn(refused)}
        />
      )}
      {!ways && reach.neighbours.length > 0 && (
        <section className="stack stack--s" aria-labelledby="near-title">
          <h2 id="near-title">Ask neighbours, too</h2>
          <p className="muted">Two answers end the search, whoever gives them.</p>
          <Neighbours neighbours={reach.neighbours} chosen={ticked} onChoose={setTicked} />
        </section>
      )}
      <p className="without-scripts">
        <Button look="quiet" type="submit" formMethod="get">
          Count again
        </Button>
      </p>
      <OptionCards
        name="urgency"
        label="When do you need it?"
        options={URGENCIES.map((value) => {
          const { label, text } = NAMES[value];
          const until = isUndecided
            ? null
            : nextTime(timetable(value, from, closesAt).dueAt.toISOString(), clock, now);
          return { value, label, text: `${text} ${lastsFor(value, { from, closesAt, until })}` };
        })}
        chosen={props.urgency}
      />
      {!isUndecided && (
        <WhatHappens
          speciality={speciality}
          urgency={urgency}
          closesAt={closesAt}
          usualMinutes={usualMinutes}
          mayFill={mayFill}
          from={from}
          asked={plan.asked}
          first={plan.first}
        />
      )}
      <div className="form-page__foot">
        <Ways
          isUndecided={isUndecided}
          mayFill={mayFill}
          asked={plan.asked}
          start={plan.start && nextTime(plan.start, clock, now)}
        />
        <LinkButton look="quiet" size="l" to={back}>
          Not now
        </LinkButton>
      </div>
    </Form>
  );
}

const errorIn = (refused: FormState | undefined) => refused && errorOf(refused, 'way');

const timetable = (urgency: Urgency, from: string, closesAt: string | null) =>
  timetableOf(urgency, new Date(from), closesAt ? new Date(closesAt) : null);

/** How long the search is open; a case that closes before ends it. */
function lastsFor(
  urgency: Urgency,
  { from, closesAt, until }: { from: string; closesAt: string | null; until: string | null },
): string {
  const wanted = Date.parse(from) + HOURS[urgency] * HOUR;
  const isCut = closesAt !== null && Date.parse(closesAt) < wanted;
  if (isCut)
    return until ? `Open until ${until}, when the case closes.` : 'Open until the case closes.';
  const { lasts } = NAMES[urgency];
  return until ? `Open for ${lasts}, until ${until}.` : `Open for ${lasts}.`;
}

interface Planned {
  reach: Reach;
  ways: WaysOn | null;
  way: Way | null;
  ticked: string[];
  speciality: string;
}

/** Who is asked at once, in numbers, and when it begins if that is later. */
function planOf({ reach, ways, way, ticked, speciality }: Planned) {
  const start = way === 'wait' ? (ways?.start ?? null) : null;
  const chosen = ways && (way === 'neighbours' || way === 'both') ? [ways.nearest?.speciality] : [];
  const picked = reach.neighbours.filter((one) =>
    (ways ? chosen : ticked).includes(one.speciality),
  );
  const can = picked.reduce((total, one) => total + one.now, reach.now);
  const asked = start ? 0 : Math.min(WAVE_SIZE, can);
  const fills =
    way === 'neighbours' && ways ? [] : [reach, ...picked].flatMap(({ later }) => later);
  return {
    start,
    asked,
    fills,
    isLong: way === 'both' && ways !== null,
    first: asked === 0 ? null : firstOf(asked, reach, picked, speciality),
  };
}

interface WaysProps {
  isUndecided: boolean;
  asked: number;
  mayFill: boolean;
  start: string | null;
}

function Ways({ isUndecided, asked, mayFill, start }: WaysProps) {
  if (isUndecided) return <SubmitButton size="l">Continue</SubmitButton>;
  if (start) return <SubmitButton size="l">Begin at {start}</SubmitButton>;
  if (asked > 0) return <SubmitButton size="l">Ask {asked} now</SubmitButton>;
  return (
    <SubmitButton look="secondary" size="l">
      {mayFill ? 'Ask as quiet hours end' : 'Ask whoever can be asked later'}
    </SubmitButton>
  );
}

/** "2 in HPB Surgery, 5 in GI Surgery": the case's own speciality first, ten together. */
function firstOf(
  asked: number,
  reach: Reach,
  picked: Reach['neighbours'],
  speciality: string,
): string {
  let left = asked;
  const parts: string[] = [];
  for (const one of [{ speciality, now: reach.now }, ...picked]) {
    const here = Math.min(left, one.now);
    left -= here;
    if (here > 0) parts.push(`${here} in ${one.speciality}`);
  }
  return parts.join(', ');
}
