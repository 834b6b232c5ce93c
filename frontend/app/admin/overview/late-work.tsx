import { ScrollRegion } from '../../ui/scroll-region';
import { TimeAgo } from '../../ui/time-ago';
import type { LateWork } from '../figures.server';
import { inWords, shown } from './figures';
import { Folded } from './folded';

/** Scheduled or recurring jobs that are more than five minutes overdue. */
export function LateWorks({ of: works }: { of: LateWork[] }) {
  return (
    <Folded
      title="Late work"
      note={works.length === 0 ? 'nothing is late' : undefined}
      isOpen={works.length > 0}
    >
      <ScrollRegion label="Late work" className="admin__scroll">
        <table className="fold" id="late-work">
          <caption className="sr-only">Late work</caption>
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">Queue</th>
              <th scope="col" className="tnum">
                Count
              </th>
              <th scope="col">Oldest due</th>
            </tr>
          </thead>
          <tbody>
            {works.length === 0 && (
              <tr>
                <td colSpan={4}>Nothing is late.</td>
              </tr>
            )}
            {works.map((work) => (
              <tr key={`${work.queue} ${work.name} ${work.is_repeated}`}>
                <th scope="row">
                  {inWords(work.name)}
                  {work.is_repeated && <span className="quiet"> repeats automatically</span>}
                </th>
                <td data-label="Queue">
                  {/* Bull Board is a separate application, so a plain link. */}
                  <a href={`/admin/queues/queue/${work.queue}?status=latest`}>{work.queue}</a>
                </td>
                <td className="tnum" data-label="Count">
                  {shown(work.count)}
                </td>
                <td data-label="Oldest due">
                  <TimeAgo at={work.since} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="quiet admin__note">Late means due more than five minutes ago.</p>
      </ScrollRegion>
    </Folded>
  );
}
