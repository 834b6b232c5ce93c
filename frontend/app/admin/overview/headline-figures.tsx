import { minutesInWords } from '../../lib/waiting';
import { unbroken } from '../../lib/words';
import type { Overview } from '../api.server';
import { shown } from './figures';

/** Members, cases, answers and messages, each with a note. */
export function HeadlineFigures({ of: figures }: { of: Overview }) {
  return (
    <ul className="admin__figures">
      {tiles(figures).map(({ name, value, note }) => (
        <li key={name} className="card card__pad admin__figure">
          {name}
          <b>{value}</b>
          <span className="quiet">{note}</span>
        </li>
      ))}
    </ul>
  );
}

function tiles(figures: Overview) {
  const minutes = figures.first_answer_minutes;
  return [
    { name: 'Members', value: shown(figures.members), note: 'with the first two steps done' },
    {
      name: 'Active members',
      value: shown(figures.active_members),
      note: `${shown(figures.active_before)} in the previous period`,
    },
    {
      name: 'Cases posted',
      value: shown(figures.cases),
      note: `${shown(figures.open_cases)} open, ${shown(figures.unanswered_cases)} unanswered`,
    },
    {
      name: 'First answer, median',
      value: minutes === null ? 'none yet' : unbroken(minutesInWords(minutes)),
      note: 'by a colleague',
    },
    {
      name: 'Registrations confirmed',
      value: shown(figures.checks.confirmed),
      note: `${shown(figures.checks.refused)} refused in 90 days${waited(figures.checks.median_hours)}`,
    },
    { name: 'Messages', value: shown(figures.messages), note: 'in all chats' },
  ];
}

const waited = (hours: number | null) =>
  hours === null ? '' : `, median wait ${unbroken(`${hours} h`)}`;
