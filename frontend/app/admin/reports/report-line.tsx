import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import type { Reported } from '../api.server';
import { ReportedTitle } from '../reported/reported-thing';
import { kinds } from '../reported/words';
import { Categories, reportsOf } from './report-card';

/** A row of the list of the other reports. */
export function ReportLine({ of: reported, to }: { of: Reported; to: string }) {
  const { object, since } = reported;
  return (
    <li>
      <Link to={to}>
        <span className="mod__what">
          <b>
            <ReportedTitle of={object} link={null} />
          </b>
          <span className="quiet">
            {kinds[object.kind] ?? object.kind} · {reportsOf(reported)}
          </span>
        </span>
        <Categories of={reported} />
        <span className="quiet">
          <TimeAgo at={since} />
        </span>
      </Link>
    </li>
  );
}
