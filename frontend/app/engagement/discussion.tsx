import { useLocation } from '@remix-run/react';
import type { FormState } from '../lib/form-state';
import { counted } from '../lib/words';
import { WaitingHere } from '../outbox/waiting-here';
import { Link } from '../ui/link';
import type { Session } from '../wire/session.server';
import type { Comment, CommentPage } from './api.server';
import { CommentItem } from './comment-item';
import { CommentSortLinks, chosenSort } from './comment-sort-links';
import { Composer } from './composer';
import { NewComments } from './new-comments';
import type { EngagementSubject } from './subject';
import { useLiveDiscussion } from './use-live-discussion';

interface DiscussionProps {
  subject: EngagementSubject;
  page: CommentPage;
  reader: Session;
  retryKey: string;
  /** A comment that the server refused, with its text. */
  refused?: object;
  /** Shown in place of the composer once commenting is closed. */
  closed?: React.ReactNode;
  /** Beside the composer, which is then a bar that stays below the comments. */
  aside?: React.ReactNode;
}

/** Up to this many comments, no choice of order is offered. */
const FEW = 3;

/** Comments with one level of replies. Order (`?sort=`) and page (`?before=`) are in the URL. */
export function Discussion({ subject, page, reader, refused, retryKey, ...more }: DiscussionProps) {
  const { closed, aside } = more;
  useLiveDiscussion(subject);
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const isWindow = params.has('before') || params.has('comment');
  const chosen = chosenSort(params);
  const sorted = chosen ? `sort=${chosen}&` : '';
  const { comments, nextBefore } = page;
  const state = isFormState(refused) ? refused : undefined;
  const known = new Set(comments.map(({ id }) => id));
  const top = comments.filter(({ parentId }) => parentId === null || !known.has(parentId));
  const common = { subject, reader, retryKey, people: peopleIn(comments) };
  const composer = subject.isOpen ? (
    <Composer
      {...common}
      refused={state?.values.parentId ? undefined : state}
      isBar={Boolean(aside)}
    />
  ) : (
    closed
  );
  return (
    <section className="stack" id="discussion" aria-labelledby="discussion-title">
      <div className="discussion__head">
        <h2 id="discussion-title">
          <span>Discussion</span>{' '}
          <span className="quiet">{counted(subject.comments, 'comment')}</span>
        </h2>
        {subject.comments > FEW && <CommentSortLinks to={subject.to} chosen={chosen ?? null} />}
      </div>
      {!aside && composer}
      {nextBefore !== null && !chosen && (
        <More to={`${subject.to}?before=${nextBefore}#discussion`} text="Show earlier comments" />
      )}
      {top.length > 0 && (
        <ul className="comments">
          {top.map((comment) => (
            <CommentItem
              key={comment.id}
              {...common}
              comment={comment}
              replies={comments.filter((reply) => reply.parentId === comment.id)}
              refused={state?.values.parentId === String(comment.id) ? state : undefined}
            />
          ))}
        </ul>
      )}
      {nextBefore !== null && chosen && (
        <More
          to={`${subject.to}?${sorted}before=${nextBefore}#discussion`}
          text="Show more comments"
        />
      )}
      {isWindow && !chosen && (
        <More to={`${subject.to}#discussion`} text="Show the latest comments" />
      )}
      <WaitingHere owner={reader.memberId} to={subject.to} />
      <NewComments key={search} comments={comments} readerId={reader.memberId} />
      {aside && (
        <div className="cbar">
          <div className="cbar__aside">{aside}</div>
          {composer}
        </div>
      )}
    </section>
  );
}

function More({ to, text }: { to: string; text: string }) {
  return (
    <p className="more">
      <Link className="btn btn--secondary" to={to} preventScrollReset>
        {text}
      </Link>
    </p>
  );
}

/** The authors of the comments, suggested first after an @. */
function peopleIn(comments: Comment[]) {
  return [
    ...new Map(
      comments
        .filter(({ isDeleted, isBlocked }) => !isDeleted && !isBlocked)
        .map(({ author }) => [author.memberId, author]),
    ).values(),
  ];
}

function isFormState(value?: object): value is FormState {
  return value !== undefined && 'values' in value;
}
