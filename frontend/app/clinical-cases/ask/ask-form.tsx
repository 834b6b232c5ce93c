import { Form } from '@remix-run/react';
import { useState } from 'react';
import { timetableOf, type Urgency, WAVE_SIZE } from '../../../../backend/src/asking/asking.rules';
import type { FormState } from '../../lib/form-state';
import { Button, LinkButton, SubmitButton } from '../../ui/button';
import { OptionCards } from '../../ui/option-cards';
import { useNow } from '../../ui/use-now';
import { useReaderClock } from '../../ui/use-reader-clock';
import type { Reach } from '../asking.server';
import { nextTime } from '../next-time';
import { Neighbours, ReachBox } from './reach';
import { WhatHappens } from './what-happens';

export interface AskFormProps {
  reach: Reach;
  speciality: string;
  countedAt: string;
  closesAt: string | null;
  usualMinutes: number | null;
  /** The neighbours ticked at first. */
  chosen: string[];
  urgency: Urgency;
  back: string;
  refused: FormState | undefined;
}

const URGENCIES = [
  { value: 'today', label: 'Today', text: 'Before a list or a ward round. Open for 12 hours.' },
  {
    value: 'week',
    label: 'This week',
    text: 'Before a tumour board or a clinic. Open for 3 days.',
  },
  { value: 'teaching', label: 'For teaching', text: 'No decision waits for it. Open for 5 days.' },
];

/** The numbers before asking, and the form; the button says how many are asked. */
export function AskForm(props: AskFormProps) {
  const { reach, speciality, closesAt, usualMinutes, back } = props;
  const [now, clock] = [useNow(), useReaderClock()];
  const start = laterStart(reach, closesAt);
  const [chosen, setChosen] = useState(props.chosen);
  // Where nobody can be asked now, beginning later is what helps.
  const [isLater, setLater] = useState(
    reach.now === 0 && props.chosen.length === 0 && start !== null,
  );
  const [urgency, setUrgency] = useState(props.urgency);
  const picked = reach.neighbours.filter((one) => chosen.includes(one.speciality));
  const can = picked.reduce((total, one) => total + one.now, reach.now);
  const asked = isLater ? 0 : Math.min(WAVE_SIZE, can);
  const { halfAt } = timetableOf(
    urgency,
    new Date(isLater && start ? start : now),
    closesAt ? new Date(closesAt) : null,
  );
  const mayFill = [reach, ...picked].some(({ later }) =>
    later.some(({ at }) => Date.parse(at) < halfAt.getTime()),
  );
  return (
    <Form
      className="stack stack--l"
      noValidate
      method="post"
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement;
        if (name === 'urgency') setUrgency(value as Urgency);
      }}
    >
      <ReachBox {...props} />
      {reach.neighbours.length > 0 && (
        <section className="stack stack--s" aria-labelledby="near-title">
          <h2 id="near-title">Ask neighbours, too</h2>
          <p className="muted">Two answers end the search, whoever gives them.</p>
          <Neighbours neighbours={reach.neighbours} chosen={chosen} onChoose={setChosen} />
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
        options={URGENCIES}
        chosen={props.urgency}
      />
      {reach.now === 0 && start && (
        <label className="check">
          <input
            type="checkbox"
            name="from"
            value={start}
            checked={isLater}
            onChange={({ target }) => setLater(target.checked)}
          />
          <span>
            Begin at {nextTime(start, clock, now)}, when the first in {speciality} can be asked. The
            time for answers begins then, too.
          </span>
        </label>
      )}
      <WhatHappens
        {...{ speciality, urgency, closesAt, usualMinutes, asked, mayFill }}
        from={isLater && start ? start : now}
        first={asked === 0 ? null : firstOf(asked, reach, picked, speciality)}
      />
      <div className="form-page__foot">
        <Ways {...{ asked, isLater, mayFill }} start={start && nextTime(start, clock, now)} />
        <LinkButton look="quiet" size="l" to={back}>
          Not now
        </LinkButton>
      </div>
    </Form>
  );
}

interface WaysProps {
  asked: number;
  isLater: boolean;
  mayFill: boolean;
  start: string | null;
}

function Ways({ asked, isLater, mayFill, start }: WaysProps) {
  if (isLater) return <SubmitButton size="l">Begin at {start}</SubmitButton>;
  if (asked > 0) return <SubmitButton size="l">Ask {asked} now</SubmitButton>;
  return (
    <SubmitButton look="secondary" size="l">
      {mayFill ? 'Ask as quiet hours end' : 'Ask whoever can be asked later'}
    </SubmitButton>
  );
}

/** The first hour at which somebody of the speciality can be asked, while the case is open. */
function laterStart({ later }: Reach, closesAt: string | null): string | null {
  const at = later[0]?.at;
  return at && (closesAt === null || at < closesAt) ? at : null;
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
