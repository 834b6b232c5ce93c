import { Form } from '@remix-run/react';
import { Eye } from 'lucide-react';
import { AskClock, URGENCY_NAMES } from '../../clinical-cases/ask-clock';
import { ENDED_WITHOUT_YOU } from '../../clinical-cases/asking-words';
import { pathOfPost, titleOfPost } from '../../clinical-cases/post-subject';
import { Person } from '../../profiles/person';
import { Button, LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import type { Question } from '../api.server';

const LOOKS = { today: 'attention', week: 'primary', teaching: 'info' } as const;

/** A question to the reader, who can open the case or pass. */
export function QuestionCard({ question }: { question: Question }) {
  const { id, urgency, state, endedBy, post, reasons } = question;
  const to = pathOfPost(post.id);
  const isWaiting = state === 'open' || state === 'seen';
  return (
    <li className="card card__pad question">
      <div className="question__top">
        <span className={`badge badge--${LOOKS[urgency]}`}>{URGENCY_NAMES[urgency]}</span>
        {isWaiting ? <AskClock {...question} /> : <TimeAgo at={question.askedAt} />}
      </div>
      <h2>
        <Link to={to} dir="auto">
          {post.question || titleOfPost(post)}
        </Link>
      </h2>
      <Person person={post.author} />
      <p className="quiet">{reasons.join(' ')}</p>
      <div className="question__foot">
        <LinkButton look={state === 'open' ? 'primary' : 'secondary'} to={to}>
          {state === 'seen' ? 'Continue' : 'Open the case'}
        </LinkButton>
        {isWaiting && (
          <Form noValidate method="post" action="/questions">
            <Button look="quiet" type="submit" name="pass" value={id}>
              Pass
            </Button>
          </Form>
        )}
        {state === 'seen' && (
          <span className="quiet question__note">
            <Icon of={Eye} />
            You have looked
          </span>
        )}
        {state === 'passed' && <span className="quiet">You passed</span>}
        {state === 'ended' && (
          <span className="quiet">
            {endedBy ? ENDED_WITHOUT_YOU[endedBy] : 'Ended without you'}
          </span>
        )}
      </div>
    </li>
  );
}
