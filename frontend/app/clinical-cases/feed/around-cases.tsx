import { Clock } from 'lucide-react';
import { RequestAnswer } from '../../connections/request-answer';
import { counted } from '../../lib/words';
import { PersonName } from '../../profiles/person';
import { Avatar } from '../../ui/avatar';
import { Button, LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { DrName } from '../../ui/dr-name';
import { CalendarDay, StartInWords, useZone } from '../../ui/event-time';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { URGENCY_WISHES } from '../ask-clock';
import type { ComingEvent, FirstQuestion, MemberSummary } from '../member-summary.server';
import type { ListedPost } from '../post';
import { ClosingSoon, useClosingSoon } from './closing-soon';

interface AroundCasesProps {
  around: MemberSummary;
  /** The cases on the page. */
  shown: ListedPost[];
}

/** The right column: what waits for the reader, and what comes next. Empty cards are left out. */
export function AroundCases({ around, shown }: AroundCasesProps) {
  const { counts, question, request, event } = around;
  const soon = useClosingSoon(around.closing, shown);
  return (
    <>
      {question && <Asked question={question} all={counts.questions} />}
      {soon.length > 0 && <ClosingSoon soon={soon} />}
      {request && <Request key={request.connectionId} request={request} all={counts.requests} />}
      {event && <NextEvent event={event} />}
    </>
  );
}

function Head({ title, to, all }: { title: string; to: string; all: number }) {
  return (
    <div className="aside-h">
      <h2 className="card__title">{title}</h2>
      {all > 1 && (
        <Link className="small" to={to}>
          All {all}
          <span className="sr-only"> {title.toLowerCase()}</span>
        </Link>
      )}
    </div>
  );
}

function Asked({ question, all }: { question: FirstQuestion; all: number }) {
  const { id, caseId, diagnosis, fullName, speciality, urgency } = question;
  return (
    <Card className="asked">
      <Head title="Asked of you" to="/questions" all={all} />
      <p className="asked__t">
        <Link to={`/caseDetails/${caseId}`}>
          <bdi>{diagnosis}</bdi>
        </Link>
      </p>
      <p className="quiet">
        <DrName of={fullName} /> · {speciality}
      </p>
      <p className="due small">
        <Icon of={Clock} size="s" />
        {URGENCY_WISHES[urgency]}
      </p>
      <div className="row row--tight">
        <LinkButton look="soft" to={`/caseDetails/${caseId}`}>
          See the case
        </LinkButton>
        <form noValidate method="post" action="/questions">
          <Button look="quiet" type="submit" name="pass" value={id}>
            Pass
            <span className="sr-only">
              {' '}
              on <bdi>{diagnosis}</bdi>
            </span>
          </Button>
        </form>
      </div>
    </Card>
  );
}

function Request({
  request,
  all,
}: {
  request: NonNullable<MemberSummary['request']>;
  all: number;
}) {
  const { person, connectionId, mutual } = request;
  const facts = [person.speciality, mutual > 0 && `${mutual} mutual`].filter(Boolean);
  return (
    <Card className="stack stack--s">
      <Head title="Connection requests" to="/communityFollowing" all={all} />
      <div className="person">
        <Avatar person={person} size="s" />
        <div className="person__text">
          <PersonName person={person} />
          <span className="person__meta" dir="auto">
            {facts.join(' · ')}
          </span>
        </div>
      </div>
      <RequestAnswer actor={person} connection={{ connectionId, state: 'received' }} />
    </Card>
  );
}

function NextEvent({
  event: { id, title, startsAt, going, isRegistered },
}: {
  event: ComingEvent;
}) {
  const zone = useZone();
  return (
    <Card title="Next event">
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
    </Card>
  );
}
