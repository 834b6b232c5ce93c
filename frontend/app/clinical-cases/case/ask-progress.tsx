import { ChevronDown, CircleCheck, Clock } from 'lucide-react';
import { stretches } from '../../../../backend/src/asking/asking.rules';
import { leftInWords, minutesInWords } from '../../lib/waiting';
import { AskLink } from '../../ui/ask-link';
import { LinkButton } from '../../ui/button';
import { FactList } from '../../ui/fact-list';
import { Icon } from '../../ui/icon';
import { useNow } from '../../ui/use-now';
import { useRevalidatedWhile } from '../../ui/use-revalidated-while';
import { AskClock, URGENCY_NAMES } from '../ask-clock';
import type { AskProgress } from '../asking.server';
import { ENDINGS, STOP_QUESTION, STOPPED } from '../asking-words';
import { NotForEmergencies } from '../not-for-emergencies';
import type { ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';

/** How many have looked, answered and passed is shown as it changes. */
const RECOUNTED_MS = 20_000;

const BADGES = {
  open: { look: 'badge--primary', icon: Clock, text: 'Open' },
  answered: { look: 'badge--success', icon: CircleCheck, text: 'Answered' },
  ended: { look: '', icon: Clock, text: 'Ended' },
};

const NUMBERS_ALONE = 'You see numbers, not who was asked.';

interface WavesProps {
  progress: AskProgress;
  speciality: string;
  usualMinutes: number | null;
}

interface Wave {
  isDone: boolean;
  what: string;
  at: Date;
}

/** The progress of a question, for its author. */
export function Progress({
  post,
  progress,
  usualMinutes,
  canWiden,
}: {
  post: ClinicalPost;
  progress: AskProgress;
  usualMinutes: number | null;
  canWiden: boolean;
}) {
  const { urgency, state, asked, seen, answered, passed, others, endedBy } = progress;
  const badge = BADGES[state];
  useRevalidatedWhile(state === 'open', RECOUNTED_MS);
  const tally = Object.entries({ asked, looked: seen, answered, passed });
  return (
    <section className="card card__pad stack asking" aria-labelledby="ask-title">
      <div className="asking__top">
        <h2 className="card__lead" id="ask-title">
          Asked: {URGENCY_NAMES[urgency].toLowerCase()}
        </h2>
        <span className={`badge ${badge.look}`}>
          <Icon of={badge.icon} />
          {badge.text}
        </span>
      </div>
      {state === 'open' && <AskClock {...progress} />}
      <FactList className="tally" facts={tally} />
      {endedBy && <p>{ENDINGS[endedBy]}</p>}
      {others > 0 && <p className="quiet">{othersInWords(others)}</p>}
      {state === 'open' ? (
        <Waves progress={progress} speciality={post.speciality} usualMinutes={usualMinutes} />
      ) : (
        <p className="quiet">{NUMBERS_ALONE}</p>
      )}
      {state === 'open' && (
        <p className="row">
          {canWiden && (
            <LinkButton look="secondary" to={`${pathOfPost(post.id)}/ask/widen`}>
              Widen the search
            </LinkButton>
          )}
          <AskLink
            to={`${pathOfPost(post.id)}/ask/end`}
            className="btn btn--danger-quiet"
            question={STOP_QUESTION}
            text={STOPPED}
            yes="Stop asking"
            look="danger"
          >
            Stop asking
          </AskLink>
        </p>
      )}
      {state === 'open' && <NotForEmergencies isPlain />}
    </section>
  );
}

/** Answers of members who were not asked also count towards the two that end the search. */
function othersInWords(others: number): string {
  const who =
    others === 1
      ? 'One colleague who was not asked has'
      : `${others} colleagues who were not asked have`;
  return `${who} answered, too.`;
}

/** What comes next; the rest is folded: the answers follow. */
function Waves({ progress, speciality, usualMinutes }: WavesProps) {
  const now = Date.parse(useNow());
  const { askedAt, dueAt, waves: begun, groupToldAt, asked } = progress;
  const start = new Date(askedAt);
  const { halfAt, groupAt } = stretches(start, new Date(dueAt));
  const isAhead = start.getTime() > now;
  const waves: Wave[] = [
    { isDone: !isAhead, what: firstOf(asked, isAhead), at: start },
    {
      isDone: begun > 1,
      what: begun > 1 ? 'Ten more asked' : 'Ten more, if an answer is still missing',
      at: halfAt,
    },
    {
      isDone: groupToldAt !== null,
      what: `${speciality} group`,
      at: groupToldAt ? new Date(groupToldAt) : groupAt,
    },
  ];
  const next = waves.find(({ isDone }) => !isDone);
  const when = (at: Date) => {
    const ms = at.getTime() - now;
    return ms > 0 ? `in ${leftInWords(ms)}` : `${leftInWords(-ms)} ago`;
  };
  return (
    <details className="folds">
      <summary>
        <span>
          {next ? `Next: ${next.what}` : 'How far it has come'}{' '}
          {next && <span className="quiet">{when(next.at)}</span>}
        </span>
        <Icon of={ChevronDown} size="s" />
      </summary>
      <ul className="ladder">
        {waves.map(({ isDone, what, at }) => (
          <li key={what} className={isDone ? 'is-done' : undefined}>
            <span>{what}</span>
            <span className="quiet">{when(at)}</span>
          </li>
        ))}
      </ul>
      <p className="quiet asking__usual">
        {usualMinutes !== null &&
          `In ${speciality} the first answer usually comes within ${minutesInWords(usualMinutes)}. `}
        {NUMBERS_ALONE}
      </p>
    </details>
  );
}

function firstOf(asked: number, isAhead: boolean): string {
  if (isAhead) return 'Asking begins';
  return asked === 0 ? 'Nobody could be asked at that time' : 'First members asked';
}
