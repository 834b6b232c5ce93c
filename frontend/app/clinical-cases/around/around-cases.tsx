import { counted } from '../../lib/words';
import { CalendarDay, StartInWords, useZone } from '../../ui/event-time';
import { Link } from '../../ui/link';
import type { Session } from '../../wire/session.server';
import type { ComingEvent, MemberSummary } from '../member-summary.server';
import type { ListedPost } from '../post';
import { AnswersThatCounted, LEAST_VOTES } from './answers-that-counted';
import { Asked } from './asked';
import { ClosingSoon, useClosingSoon } from './closing-soon';
import { Side } from './side';

interface AroundCasesProps {
  around: MemberSummary;
  reader: Pick<Session, 'memberId' | 'speciality'>;
  /** The cases on the page. */
  shown: ListedPost[];
}

/**
 * The right column: one card with what waits for the reader, what came of their answers, and what
 * closes soon. Empty parts are left out; it is never empty itself.
 */
export function AroundCases({ around, reader, shown }: AroundCasesProps) {
  const { counts, question, event, blog } = around;
  const soon = useClosingSoon(around.closing, shown);
  const hasCounted = counts.credited > 0 || (around.calibration?.votes ?? 0) >= LEAST_VOTES;
  const isQuiet = !question && !hasCounted && soon.length === 0;
  return (
    <div className="card">
      {question && <Asked question={question} all={counts.questions} />}
      {hasCounted && <AnswersThatCounted around={around} readerId={reader.memberId} />}
      {soon.length > 0 && (
        <ClosingSoon soon={soon} of={around.closing.length > 0 ? reader.speciality : ''} />
      )}
      {isQuiet && event && <NextEvent event={event} />}
      {isQuiet && !event && (
        <Side title="To read meanwhile">
          <Link className="side__t" to={blog ? `/blogs/${blog.id}` : '/blogs'}>
            {blog ? <bdi>{blog.title}</bdi> : 'Blogs'}
          </Link>
        </Side>
      )}
    </div>
  );
}

function NextEvent({
  event: { id, title, startsAt, going, isRegistered },
}: {
  event: ComingEvent;
}) {
  const zone = useZone();
  return (
    <Side title="Next event">
      <div className="next-event">
        <CalendarDay startsAt={startsAt} zone={zone} />
        <p>
          <Link to={`/events/${id}`}>{title}</Link>
          <span className="quiet">
            <StartInWords startsAt={startsAt} zone={zone} /> ·{' '}
            {isRegistered ? 'you are registered' : counted(going, 'going', 'going')}
          </span>
        </p>
      </div>
    </Side>
  );
}
