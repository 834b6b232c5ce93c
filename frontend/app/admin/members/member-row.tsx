import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import type { MemberRecord } from '../api.server';

const ROLES = { moderator: 'Moderator', editor: 'Editor' } as const;

const rolesOf = ({ role, duties }: MemberRecord): string[] => [
  ...(role === 'admin' ? ['Administrator'] : []),
  ...duties.map((duty) => ROLES[duty]),
];

export function MemberRow({ of: one }: { of: MemberRecord }) {
  const { registration } = one;
  return (
    <tr>
      <th scope="row">
        <Link to={`/admin/members/${one.id}`}>
          <bdi>{one.name || one.email}</bdi>
        </Link>
        <p className="quiet">{one.email}</p>
        {rolesOf(one).map((role) => (
          <span key={role} className="badge badge--primary">
            {role}
          </span>
        ))}
        {one.suspended_until && <span className="badge badge--danger">Suspended</span>}
        {one.measures.some(({ in_force }) => in_force) && (
          <span className="badge badge--attention">Restricted</span>
        )}
      </th>
      <td>
        {one.speciality}
        <p className="quiet">
          <bdi>{one.place}</bdi>
        </p>
      </td>
      <td>
        <bdi>{registration ? `${registration.country} · ${registration.number}` : 'none'}</bdi>
        {registration && (
          <p>
            <span className={one.verified_on ? 'badge badge--success' : 'badge badge--attention'}>
              {one.verified_on ? 'Confirmed' : 'To check'}
            </span>
          </p>
        )}
      </td>
      <td>
        <TimeAgo at={one.joined_at} />
      </td>
    </tr>
  );
}
