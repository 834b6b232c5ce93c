import { Check, FileText, MessagesSquare } from 'lucide-react';
import { VerifiedBadge } from '../../profiles/verified-badge';
import { AskLink } from '../../ui/ask-link';
import { Avatar } from '../../ui/avatar';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { Words } from '../../ui/words';
import { ANSWER_IS_FINAL, type Answer, answers, WORD } from '../answer/words';
import type { Applicant } from '../api.server';
import { StatusBadge } from '../status-badge';

/** An application as its applicant typed it. */
export function ApplicantCard({
  opportunityId,
  applicant,
}: {
  opportunityId: number;
  applicant: Applicant;
}) {
  const { id, memberId, name, person, why, word, appliedAt } = applicant;
  const heading = `applicant-${id}`;
  return (
    <article className="card card__pad app" aria-labelledby={heading}>
      <header className="person">
        <Avatar person={person} />
        <div className="person__text">
          <h2 id={heading}>
            <Link to={`/profile/${memberId}`}>
              <bdi>{name}</bdi>
            </Link>{' '}
            {person.isVerified && <VerifiedBadge />}
          </h2>
          <span className="person__meta" dir="auto">
            {[person.speciality, person.place].filter(Boolean).join(' · ')} · Applied{' '}
            <TimeAgo at={appliedAt} />
          </span>
        </div>
      </header>
      {why && <Words className="app__why" text={why} />}
      <Told applicant={applicant} />
      {word && <Words text={word} lead={<strong>Your word</strong>} />}
      <Answers opportunityId={opportunityId} applicant={applicant} />
    </article>
  );
}

function Told({ applicant }: { applicant: Applicant }) {
  const { degree, college, address, email, contact } = applicant;
  return (
    <dl className="app__facts">
      <Fact label="Degree" told={degree} />
      <Fact label="Medical College" told={college} />
      <Fact label="Address" told={address} />
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
        </dd>
      </div>
      <Fact label="Contact" told={contact} />
    </dl>
  );
}

function Fact({ label, told }: { label: string; told: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <Words as="dd" text={told} />
    </div>
  );
}

function Answers({ opportunityId, applicant }: { opportunityId: number; applicant: Applicant }) {
  const { id, memberId, name, hasCv, status } = applicant;
  const to = `/opportunityResponse/${opportunityId}/${id}`;
  const isAnswered = status === 'accepted' || status === 'declined';
  return (
    <footer className="row">
      {isAnswered ? (
        <StatusBadge status={status} />
      ) : (
        <AnswerLink to={to} answer="accept" name={name} />
      )}
      {hasCv && (
        <a
          className="btn btn--secondary"
          href={`/opportunities/applied/${id}/cv`}
          target="_blank"
          rel="noopener"
        >
          <Icon of={FileText} />
          View CV
          <span className="sr-only">
            {' '}
            of <bdi>{name}</bdi>
          </span>
        </a>
      )}
      <LinkButton look="secondary" to={`/chat?with=${memberId}`}>
        <Icon of={MessagesSquare} />
        Message
        <span className="sr-only">
          {' '}
          <bdi>{name}</bdi>
        </span>
      </LinkButton>
      {!isAnswered && <AnswerLink to={to} answer="decline" name={name} />}
    </footer>
  );
}

function AnswerLink({ to, answer, name }: { to: string; answer: Answer; name: string }) {
  const { word, question, yes, look } = answers[answer];
  return (
    <AskLink
      to={`${to}/${answer}`}
      className={answer === 'accept' ? 'btn btn--soft' : 'btn btn--danger-quiet'}
      question={question}
      text={`${name}. ${ANSWER_IS_FINAL}`}
      note={answer === 'accept' ? WORD : undefined}
      yes={yes}
      look={look}
    >
      {answer === 'accept' && <Icon of={Check} />}
      {word}
      <span className="sr-only">
        {' '}
        <bdi>{name}</bdi>
      </span>
    </AskLink>
  );
}
