import type { Opening } from '../openings.server';

export function OpeningBadge({ of: { status, taken_down_at } }: { of: Opening }) {
  if (taken_down_at) return <span className="badge badge--danger">Closed by an administrator</span>;
  return <span className={status === 'Open' ? 'badge badge--success' : 'badge'}>{status}</span>;
}
