import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import type { Opening } from '../openings.server';
import { OpeningBadge } from './opening-badge';
import '../fold.css';

const columns = ['Opportunity', 'Owner', 'Posted', 'Applications', 'State'];

export function OpeningLines({ of: openings }: { of: Opening[] }) {
  return (
    <div className="card admin__scroll">
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
          {openings.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Link to={`/admin/opportunities/${one.id}`}>
                  <bdi>{one.title}</bdi>
                </Link>
                <p className="quiet">
                  {one.opportunity_type}, <bdi>{one.place}</bdi>
                </p>
              </th>
              <td data-label="Owner" className="fold__wide">
                <Link to={`/admin/members/${one.owner.id}`}>
                  <bdi>{one.owner.name}</bdi>
                </Link>
              </td>
              <td data-label="Posted">
                <TimeAgo at={one.posted_at} />
              </td>
              <td data-label="Applications" className="tnum">
                {one.response_count}
              </td>
              <td data-label="State" className="fold__wide">
                <OpeningBadge of={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
