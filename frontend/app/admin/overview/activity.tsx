import { ScrollRegion } from '../../ui/scroll-region';
import { TimeAgo } from '../../ui/time-ago';
import type { Activities } from '../figures.server';
import { shown } from './figures';
import { Folded } from './folded';
import { ShareBar } from './share-bar';

type ActivityTable = Activities['countries'];
type Row = ActivityTable['rows'][number];

/**
 * Active members of the last 30 days and their posts and comments, by country and by speciality.
 */
export function Activity({ of: activities }: { of: Activities }) {
  const { countries, specialities, counted_at } = activities;
  return (
    <Folded title="Activity" note="by country and speciality, last 30 days">
      <Table of={countries} name="Country" others="other countries" />
      <Table of={specialities} name="Speciality" others="other specialities" />
      <p className="quiet admin__note">
        Member activity in the last 30 days, counted <TimeAgo at={counted_at} />.
      </p>
    </Folded>
  );
}

interface TableProps {
  of: ActivityTable;
  name: 'Country' | 'Speciality';
  /** What the last row, the sum of all others, is called. */
  others: string;
}

function Table({ of: { rows, others, others_count }, name, others: what }: TableProps) {
  const title = `Activity by ${name.toLowerCase()}`;
  const most = Math.max(1, ...rows.map(({ members }) => members));
  return (
    <ScrollRegion label={title} className="admin__scroll">
      <table className="fold">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {['Active members', 'Posts', 'Comments'].map((column) => (
              <th key={column} scope="col" className="tnum">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={4}>Nobody was active.</td>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name || 'Not given'}
                <ShareBar of={row.members / most} />
              </th>
              <Figures of={row} />
            </tr>
          ))}
          {others && (
            <tr>
              <th scope="row">
                {shown(others_count)} {what}
              </th>
              <Figures of={others} />
            </tr>
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Figures({ of: { members, posts, comments } }: { of: Row }) {
  return (
    <>
      <td className="tnum" data-label="Active members">
        {shown(members)}
      </td>
      <td className="tnum" data-label="Posts">
        {shown(posts)}
      </td>
      <td className="tnum" data-label="Comments">
        {shown(comments)}
      </td>
    </>
  );
}
