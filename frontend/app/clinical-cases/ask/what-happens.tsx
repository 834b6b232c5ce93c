import {
  ENOUGH_ANSWERS,
  timetableOf,
  type Urgency,
  WAVE_SIZE,
} from '../../../../backend/src/asking/asking.rules';
import { minutesInWords } from '../../lib/waiting';
import { NextTime } from '../next-time';

interface WhatHappensProps {
  speciality: string;
  urgency: Urgency;
  /** When it begins: now, or at a later hour. */
  from: string;
  closesAt: string | null;
  /** Who is asked at first, in words; null if nobody. */
  first: string | null;
  asked: number;
  mayFill: boolean;
  usualMinutes: number | null;
}

/** The timetable of a question, with the reader's own hours. */
export function WhatHappens(props: WhatHappensProps) {
  const { speciality, urgency, from, closesAt, first, asked, mayFill } = props;
  const times = timetableOf(urgency, new Date(from), closesAt ? new Date(closesAt) : null);
  const at = (date: Date) => <NextTime at={date.toISOString()} />;
  return (
    <section className="stack stack--s" aria-labelledby="what-title">
      <h2 id="what-title">What happens then</h2>
      <ol className="hours">
        {first !== null && (
          <li className="is-done">
            {at(new Date(from))}
            <span>
              <b>{asked === 1 ? '1 is asked:' : `${asked} are asked:`}</b> {first}.
            </span>
          </li>
        )}
        {mayFill && asked < WAVE_SIZE && (
          <li>
            <span className="hours__when">then</span>
            <span>More as quiet hours end, until {WAVE_SIZE} are asked.</span>
          </li>
        )}
        <li>
          {at(times.halfAt)}
          <span>Half-time: up to {WAVE_SIZE} more, if an answer is missing.</span>
        </li>
        <li>
          {at(times.groupAt)}
          <span>
            {asked === 0
              ? `The ${speciality} group gets one notice, at the latest.`
              : `The ${speciality} group gets one notice.`}
          </span>
        </li>
        <li>
          {at(times.dueAt)}
          <span>
            The search ends. It ends earlier with {ENOUGH_ANSWERS} answers, when you stop it, or{' '}
            <b>when you report the outcome.</b>
          </span>
        </li>
      </ol>
      <p className="quiet">
        {props.usualMinutes !== null &&
          `The first answer in ${speciality} usually comes within ${minutesInWords(props.usualMinutes)}: half of the questions of the last 90 days were answered faster. Not a promise. `}
        You see numbers, not who was asked. The notice says who asks and how urgent it is, nothing
        clinical.
      </p>
    </section>
  );
}
