import { ScrollRegion } from '../../ui/scroll-region';
import type { Overview } from '../api.server';

/** Cases day by day, and how many were answered within two hours: a plot, and the same as a table. */
export function DayPlot({ days }: { days: Overview['by_day'] }) {
  const most = Math.max(1, ...days.map(({ cases }) => cases));
  return (
    <ScrollRegion label="Cases day by day" className="card admin__scroll">
      <ul className="admin__plot" aria-hidden="true">
        {days.map(({ day, cases, answered_soon }) => (
          <li key={day}>
            <i style={{ blockSize: `${(cases / most) * 100}%` }} />
            <i style={{ blockSize: `${(answered_soon / most) * 100}%` }} />
          </li>
        ))}
      </ul>
      <details className="card__pad">
        <summary>Cases and first answers within 2 h, per day</summary>
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
      </details>
    </ScrollRegion>
  );
}
