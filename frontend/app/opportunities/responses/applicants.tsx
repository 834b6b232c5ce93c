import { AskLink } from '../../ui/ask-link';
import { Link } from '../../ui/link';
import { type Answer, answers } from '../answer/words';
import type { Applicant } from '../api.server';
import { StatusBadge } from '../status-badge';

/** The applications as typed by the applicants; on phones each row becomes a card. */
export function Applicants({
  opportunityId,
  applicants,
}: {
  opportunityId: number;
  applicants: Applicant[];
}) {
  return (
    <div className="card table-wrap">
      <table className="table">
        <caption className="sr-only">Applicants</caption>
        <thead>
          <tr>
            {[
              'Name',
              'Email',
              'Contact',
              'Medical College',
              'Degree',
              'Address',
              'CV',
              'Answer',
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {applicants.map((applicant) => (
            <Line key={applicant.id} opportunityId={opportunityId} applicant={applicant} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ opportunityId, applicant }: { opportunityId: number; applicant: Applicant }) {
  const { id, memberId, name, email, contact, college, degree, address, hasCv, status } = applicant;
  return (
    <tr>
      <th scope="row">
        <Link to={`/profile/${memberId}`}>
          <bdi>{name}</bdi>
        </Link>
      </th>
      <td data-label="Email">
        <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
      </td>
      <td data-label="Contact">
        <bdi>{contact}</bdi>
      </td>
      <td data-label="Medical College">
        <bdi>{college}</bdi>
      </td>
      <td data-label="Degree">
        <bdi>{degree}</bdi>
      </td>
      <td data-label="Address">
        <bdi>{address}</bdi>
      </td>
      <td>
        {hasCv && (
          <a
            href={`/opportunities/applied/${id}/cv`}
            target="_blank"
            rel="noopener"
            aria-label={`View CV of ${name}`}
          >
            View CV
          </a>
        )}
      </td>
      <td>
        {status === 'accepted' || status === 'declined' ? (
          <StatusBadge status={status} />
        ) : (
          <span className="row">
            <AnswerLink
              to={`/opportunityResponse/${opportunityId}/${id}`}
              answer="accept"
              name={name}
            />
            <AnswerLink
              to={`/opportunityResponse/${opportunityId}/${id}`}
              answer="cancel"
              name={name}
            />
          </span>
        )}
      </td>
    </tr>
  );
}

function AnswerLink({ to, answer, name }: { to: string; answer: Answer; name: string }) {
  const { word, question, yes, look } = answers[answer];
  return (
    <AskLink
      to={`${to}/${answer}`}
      className={answer === 'accept' ? 'btn btn--soft' : 'btn btn--quiet'}
      question={question}
      text={name}
      yes={yes}
      look={look}
    >
      {word}
      <span className="sr-only">
        {' '}
        <bdi>{name}</bdi>
      </span>
    </AskLink>
  );
}
