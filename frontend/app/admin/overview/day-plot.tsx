import { formatIn } from '../../lib/time';
import { ScrollRegion } from '../../ui/scroll-region';
import type { Overview } from '../api.server';

type Days = Overview['by_day'];

/** Up to this many days, every day gets a label. */
const LABELLED = 10;
const SHORT_DAY = { day: 'numeric', month: 'short' } as const;

/** Cases per day and how many were answered within two hours, as a chart and as a table. */
export function DayPlot({ days }: { days: Days }) {
  return (
    <ScrollRegion label="Cases day by day" className="card admin__scroll">
      <div aria-hidden="true">
        <ul className="admin__legend">
          <li>
            <i /> Cases posted
          </li>
          <li>
            <i /> First answer within 2 h
          </li>
        </ul>
        <Bars days={days} />
      </div>
      <details className="card__pad">
        <summary>Cases and first answers within 2 h, per day</summary>
        <Table days={days} />
      </details>
    </ScrollRegion>
  );
}

function Bars({ days }: { days: Days }) {
  const top = roundedUp(Math.max(1, ...days.map(({ cases }) => cases)));
  const step = Math.ceil(days.length / LABELLED);
  const share = (count: number) => ({ blockSize: `${(count / top) * 100}%` });
  return (
    <div className="admin__chart">
      <div className="admin__axis">
        <span>{top}</span>
        <span>{top / 2}</span>
        <span>0</span>
      </div>
      <ul className="admin__plot">
        {days.map(({ day, cases, answered_soon }, nth) => (
          <li key={day}>
            <div>
              <i style={share(cases)} />
              <i style={share(answered_soon)} />
            </div>
            <small>
              {(days.length - 1 - nth) % step === 0 && formatIn('UTC', new Date(day), SHORT_DAY)}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Rounds up to 2, 4 or 10 times a power of ten, so that half of it is a whole number. */
function roundedUp(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [1, 2, 4, 10].find((each) => each * power >= most) ?? 10;
  return Math.max(2, factor * power);
}

function Table({ days }: { days: Days }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col" className="tnum">
            Cases
          </th>
          <th scope="col" className="tnum">
            Answered within 2 h
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, cases, answered_soon }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td className="tnum">{cases}</td>
            <td className="tnum">{answered_soon}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
