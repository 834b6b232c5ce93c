import { discussionWindow, OPEN_DAYS } from '../../lib/discussion-window';
import { DAY } from '../../lib/time';
import { cachedFragment } from '../../ui/cached-fragment';
import { Link } from '../../ui/link';
import { Stitches } from '../../ui/stitches';
import { useNow } from '../../ui/use-now';
import type { MemberSummary } from '../member-summary.server';
import type { ListedPost } from '../post';
import { Side } from './side';

const SOON_FROM = 5;
const MOST = 2;

type Closing = MemberSummary['closing'][number];

/** Cases of the reader's speciality that close soon, else those among the cases on the page. */
export function useClosingSoon(closing: Closing[], shown: ListedPost[]): Closing[] {
  const now = useNow();
  if (closing.length > 0) return closing;
  const closesBy = Date.parse(now) + (OPEN_DAYS - SOON_FROM + 1) * DAY;
  return shown
    .flatMap(({ id, diagnosis, isOpen, closesAt }) =>
      isOpen && closesAt && Date.parse(closesAt) < closesBy ? [{ id, diagnosis, closesAt }] : [],
    )
    .filter(({ closesAt }) => discussionWindow(closesAt, now).isOpen)
    .sort((one, other) => one.closesAt.localeCompare(other.closesAt))
    .slice(0, MOST);
}

/** `of` is the speciality of all of them, if they have one. */
export function ClosingSoon({ soon, of }: { soon: Closing[]; of: string }) {
  return (
    <Side title={of ? `Closing soon in ${of}` : 'Closing soon'}>
      {soon.map(({ id, diagnosis, closesAt }) => (
        <ClosingCase key={id} id={id} diagnosis={diagnosis} closesAt={closesAt} />
      ))}
    </Side>
  );
}

const ClosingCase = cachedFragment('closing case', Closes);

function Closes({ id, diagnosis, closesAt }: Closing) {
  const window = useNow((now) => discussionWindow(closesAt, now));
  return (
    <div className="soon">
      <Link className="side__t" to={`/caseDetails/${id}`}>
        <bdi>{diagnosis}</bdi>
      </Link>
      <p className="post__status">
        <Stitches
          placed={window.placed}
          label={`Day ${window.placed} of 7`}
          look={window.isLastDays ? 'soon' : 'open'}
        />
        <span className="small">{window.left}</span>
      </p>
    </div>
  );
}
