import { ScrollRegion } from '../../ui/scroll-region';
import type { Overview } from '../api.server';
import { Folded } from './folded';

/** Questions to colleagues per speciality, and how many members can be asked. */
export function AskingFigures({ rows }: { rows: Overview['asking'] }) {
  if (rows.length === 0) return null;
  return (
    <Folded title="Questions to colleagues" note="by speciality">
      <ScrollRegion label="Questions to colleagues" className="admin__scroll">
        <table className="fold">
          <caption className="sr-only">Questions to colleagues</caption>
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
    </Folded>
  );
}
