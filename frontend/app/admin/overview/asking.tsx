import { ScrollRegion } from '../../ui/scroll-region';
import type { Overview } from '../api.server';

/** Questions to colleagues per speciality, and how many members can be asked. */
export function AskingFigures({ rows }: { rows: Overview['asking'] }) {
  if (rows.length === 0) return null;
  return (
    <ScrollRegion label="Questions to colleagues" className="card admin__scroll">
      <table className="fold">
        <caption>Questions to colleagues</caption>
        <thead>
          <tr>
            <th scope="col">Speciality</th>
            <th scope="col" className="tnum">
              Asked
            </th>
            <th scope="col" className="tnum">
              Answered in time
            </th>
            <th scope="col" className="tnum">
              Nobody to ask
            </th>
            <th scope="col" className="tnum">
              Members to ask
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.speciality}>
              <th scope="row">{row.speciality}</th>
              <td className="tnum" data-label="Asked">
                {row.asked}
              </td>
              <td className="tnum" data-label="Answered in time">
                {row.answered_in_time}
              </td>
              <td className="tnum" data-label="Nobody to ask">
                {row.nobody_to_ask}
              </td>
              <td className="tnum" data-label="Members to ask">
                {row.may_be_asked}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
