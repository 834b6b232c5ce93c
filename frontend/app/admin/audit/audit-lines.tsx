import { Link } from '../../ui/link';
import { ScrollRegion } from '../../ui/scroll-region';
import { TimeAgo } from '../../ui/time-ago';
import type { AuditLine } from '../audit.server';
import { actionInWords, objectInWords } from './audit-words';
import '../fold.css';

const columns = ['Action', 'When', 'Who', 'About', 'Result', 'From'];

const NOTHING = '–';

export function AuditLines({ of: lines }: { of: AuditLine[] }) {
  return (
    <ScrollRegion label="Audit log entries" className="card admin__scroll">
      <table className="fold">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                <b>{actionInWords(line.action)}</b>
              </td>
              <td data-label="When">
                <TimeAgo at={line.at} />
              </td>
              <td data-label="Who">
                <Person id={line.actor_id} name={line.actor} />
              </td>
              <td data-label="About" className="fold__wide">
                {line.about_id ? (
                  <Person id={line.about_id} name={line.about} />
                ) : (
                  objectInWords(line.object) || NOTHING
                )}
              </td>
              <td data-label="Result">{line.result}</td>
              <td data-label="From">{line.address || NOTHING}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Person({ id, name }: { id: number | null; name: string }) {
  if (!id) return 'unknown';
  return (
    <Link to={`/admin/members/${id}`}>
      <bdi>{name || `Member ${id}`}</bdi>
    </Link>
  );
}
