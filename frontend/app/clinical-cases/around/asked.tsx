import { Clock } from 'lucide-react';
import { HOUR } from '../../lib/time';
import { Button, LinkButton } from '../../ui/button';
import { DrName } from '../../ui/dr-name';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useNow } from '../../ui/use-now';
import type { FirstQuestion } from '../member-summary.server';
import { NextTime } from '../next-time';
import { Side } from './side';

/** The question to the reader that is due first. */
export function Asked({ question, all }: { question: FirstQuestion; all: number }) {
  const { id, caseId, diagnosis, fullName, speciality, dueAt } = question;
  return (
    <Side title="Asked of you" all={{ to: '/questions', count: all }}>
      <Link className="side__t" to={`/caseDetails/${caseId}`}>
        <bdi>{diagnosis}</bdi>
      </Link>
      <p className="quiet">
        <DrName of={fullName} /> · {speciality}
      </p>
      <p className="due small">
        <Icon of={Clock} size="s" />
        <span>
          by <NextTime at={dueAt} />
        </span>
      </p>
      <div className="row">
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
    </Side>
  );
}

const STRIP_FROM = 12 * HOUR;

/** On a phone: one line above the feed, in the last twelve hours before the question is due. */
export function AskedStrip({ question }: { question: FirstQuestion }) {
  const now = useNow();
  if (Date.parse(question.dueAt) - Date.parse(now) > STRIP_FROM) return null;
  return (
    <Link className="asked-strip phone-only" to={`/caseDetails/${question.caseId}`}>
      <Icon of={Clock} size="s" />
      <span>
        Asked of you, by <NextTime at={question.dueAt} />: <bdi>{question.diagnosis}</bdi>
      </span>
    </Link>
  );
}
