import { Check, ChevronDown, CircleCheck } from 'lucide-react';
import { counted } from '../../lib/words';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { ScrollRegion } from '../../ui/scroll-region';
import type { ClinicalPost } from '../post';
import { pathOfPost } from '../post-subject';
import type { Poll, PollGroup } from './poll';

interface PollResultsProps {
  post: ClinicalPost;
  poll: Poll;
  isOwn: boolean;
  rightOption: number | null;
}

const shareOf = (votes: number, voters: number) =>
  voters === 0 ? 0 : Math.round((votes / voters) * 100);

/** How colleagues voted, with the reader's own choice marked. */
export function PollResults({ post, poll, isOwn, rightOption }: PollResultsProps) {
  const { question, options, mine, byExperience, byRegion } = poll;
  const voters = poll.voters ?? 0;
  const hasGroups = byExperience.length + byRegion.length > 0;
  return (
    <section className="card card__pad poll" id="vote" aria-labelledby="vote-title">
      <div className="poll__head">
        <h2 className="card__lead" id="vote-title" dir="auto">
          {question}
        </h2>
        <span className="quiet">{counted(voters, 'vote')}</span>
      </div>
      <div className="poll__results">
        {options.map(({ id, text, votes }) => (
          <Row
            key={id}
            text={text}
            voters={voters}
            votes={votes ?? 0}
            confidence={mine?.optionId === id ? mine.confidence : null}
            isRight={rightOption === id}
          />
        ))}
      </div>
      {mine?.score !== null && mine?.score !== undefined && (
        <p className="small">
          Your score for this case is <b className="tnum">{mine.score.toFixed(2)}</b>: 0 is certain
          and right, 1 certain and wrong. Only you see it.{' '}
          <Link to={`${pathOfPost(post.id)}#outcome`}>Read the outcome</Link>
        </p>
      )}
      {hasGroups && (
        <details className="poll__fold">
          <summary>
            Who voted how
            <Icon of={ChevronDown} size="s" />
          </summary>
          <Groups title="By years since the first degree" groups={byExperience} options={options} />
          <Groups title="By region" groups={byRegion} options={options} />
        </details>
      )}
      {!hasGroups && voters > 0 && (
        <p className="quiet">Groups of colleagues are shown once each has at least five votes.</p>
      )}
      {isOwn && post.isOpen && voters === 0 && (
        <p>
          <LinkButton look="secondary" to={`${pathOfPost(post.id)}/poll`}>
            Change the poll
          </LinkButton>
        </p>
      )}
    </section>
  );
}

interface RowProps {
  text: string;
  votes: number;
  voters: number;
  /** How sure the reader was, in percent; null if this was not their choice. */
  confidence: number | null;
  isRight: boolean;
}

function Row({ text, votes, voters, confidence, isRight }: RowProps) {
  const share = shareOf(votes, voters);
  return (
    <div className={confidence === null ? 'poll__row' : 'poll__row poll__row--mine'}>
      <span>
        <b>
          <bdi>{text}</bdi>
        </b>{' '}
        {confidence !== null && (
          <span className="badge badge--primary">
            <Icon of={Check} size="s" />
            Your vote, {confidence} % sure
          </span>
        )}
        {isRight && (
          <span className="badge badge--success">
            <Icon of={CircleCheck} size="s" />
            Proved right
          </span>
        )}
      </span>
      <span>
        <span className="tnum">{share} %</span>{' '}
        <span className="quiet tnum">
          {votes}
          <span className="sr-only"> {votes === 1 ? 'vote' : 'votes'}</span>
        </span>
      </span>
      <svg className="poll__bar" aria-hidden="true">
        <rect width={`${share}%`} height="100%" />
      </svg>
    </div>
  );
}

interface GroupsProps {
  title: string;
  groups: PollGroup[];
  options: Poll['options'];
}

function Groups({ title, groups, options }: GroupsProps) {
  if (groups.length === 0) return null;
  return (
    <div className="poll__groups">
      <h3>{title}</h3>
      <ScrollRegion className="poll__table" label={`Votes: ${title.toLowerCase()}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Option</span>
              </th>
              {groups.map(({ name, voters }) => (
                <th scope="col" key={name}>
                  {name}
                  <small>{counted(voters, 'vote')}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {options.map(({ id, text }, place) => (
              <tr key={id}>
                <th scope="row" dir="auto">
                  {text}
                </th>
                {groups.map((group) => (
                  <Share key={group.name} group={group} place={place} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function Share({ group: { votes, voters }, place }: { group: PollGroup; place: number }) {
  const share = `${shareOf(votes[place] ?? 0, voters)} %`;
  const isMost = votes[place] === Math.max(...votes);
  return (
    <td>
      {isMost ? (
        <b>
          {share}
          <span className="sr-only">, most frequent</span>
        </b>
      ) : (
        share
      )}
    </td>
  );
}
