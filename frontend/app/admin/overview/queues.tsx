import { ScrollRegion } from '../../ui/scroll-region';
import type { Overview } from '../api.server';
import { shown } from './figures';
import { Folded } from './folded';

/** Bull Board is a separate application, so these are plain links. */
const board = (queue: string, status = 'latest') => `/admin/queues/queue/${queue}?status=${status}`;

const columns = ['Waiting', 'Active', 'Failed', 'Done, 24 h', 'Scheduled'];

/** All queues. Each figure links to its list of jobs. */
export function Queues({ queues }: Pick<Overview, 'queues'>) {
  return (
    <Folded title="Queues" note={<States of={queues} />}>
      <ScrollRegion label="Queues" className="admin__scroll">
        <table className="fold">
          <caption className="sr-only">Queues</caption>
          <thead>
            <tr>
              <th scope="col">Queue</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="tnum">
                  {column}
                </th>
              ))}
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {queues.map(({ name, ...queue }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={board(name)}>{name}</a>
                </th>
                <td className="tnum" data-label="Waiting">
                  {shown(queue.waiting)}
                </td>
                <Figure name="Active" of={queue.active} at={board(name, 'active')} />
                <Figure name="Failed" of={queue.failed} at={board(name, 'failed')} />
                <Figure name="Done, 24 h" of={queue.done_today} at={board(name, 'completed')} />
                <Figure name="Scheduled" of={queue.later} at={board(name, 'delayed')} />
                <td data-label="State">
                  <State failed={queue.failed ?? 0} late={queue.late} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Folded>
  );
}

function Figure({ name, of: count, at }: { name: string; of: number | null; at: string }) {
  return (
    <td className="tnum" data-label={name}>
      {count === null ? 'unknown' : <a href={at}>{shown(count)}</a>}
    </td>
  );
}

/** The state of them all. */
function States({ of: queues }: { of: Overview['queues'] }) {
  const sum = (of: (queue: Overview['queues'][number]) => number | null) =>
    queues.reduce((all, queue) => all + (of(queue) ?? 0), 0);
  return <State failed={sum(({ failed }) => failed)} late={sum(({ late }) => late)} />;
}

function State({ failed, late }: { failed: number; late: number }) {
  if (failed > 0) return <span className="badge badge--danger">{failed} failed</span>;
  if (late > 0) return <span className="badge badge--attention">{late} late</span>;
  return <span className="badge badge--success">On time</span>;
}
