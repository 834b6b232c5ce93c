import type { ListedPost } from '../../clinical-cases/post';
import { pathOfPost, subjectOfPost } from '../../clinical-cases/post-subject';
import { SensitiveCover } from '../../clinical-cases/sensitive-cover';
import { Composer } from '../../engagement/composer';
import { counted } from '../../lib/words';
import { Person } from '../../profiles/person';
import { DiscussionWindow } from '../../ui/discussion-window';
import { EmptyState } from '../../ui/empty-state';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { waiting } from '../../ui/waiting';
import { Beginning } from '../../ui/words';
import type { Session } from '../../wire/session.server';

interface WaitingProps {
  cases: ListedPost[];
  speciality: string;
  session: Session;
  retryKey: string;
}

/** Cases awaiting an answer; the first one can be answered right here. */
export function Waiting({
  cases: [first, ...others],
  speciality,
  session,
  retryKey,
}: WaitingProps) {
  return (
    <section className="stack stack--s" aria-labelledby="waiting">
      <div className="page-head">
        <h2 id="waiting">
          {speciality ? `Waiting for an answer in ${speciality}` : 'Waiting for an answer'}
        </h2>
        <Link className="small" to="/community">
          All cases
        </Link>
      </div>
      {first ? (
        <FirstCase key={first.id} post={first} session={session} retryKey={retryKey} />
      ) : (
        <EmptyState text="No cases posted">
          <Link to="/community/add">Add a Case</Link>
        </EmptyState>
      )}
      {others.length > 0 && (
        <ul className="minis">
          {others.map((post) => (
            <Mini key={post.id} post={post} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FirstCase({
  post,
  session,
  retryKey,
}: Pick<WaitingProps, 'session' | 'retryKey'> & { post: ListedPost }) {
  const [picture] = post.pictures;
  const to = pathOfPost(post.id);
  return (
    <article className="card first-case" aria-labelledby="first-case">
      {picture && (
        <div className="stage">
          {post.isSensitive && <SensitiveCover postId={post.id} />}
          <Link className="stage__media" to={to}>
            <img
              className="waits"
              src={picture.url}
              alt={picture.altText || `${post.diagnosis}, a picture`}
              width={960}
              height={540}
              style={waiting(picture)}
            />
          </Link>
        </div>
      )}
      <div className="first-case__body">
        <Person person={post.author}>
          <TimeAgo at={post.postedAt} />
        </Person>
        <h3 className="post__title" id="first-case">
          <Link to={to} dir="auto">
            {post.diagnosis}
          </Link>
        </h3>
        {post.question && (
          <Beginning
            className="post__question"
            lead={<strong>Clinical question</strong>}
            text={post.question}
            to={to}
          />
        )}
        <div className="row row--between">
          <DiscussionWindow post={post} />
          <span className="quiet">{answersTo(post)}</span>
        </div>
      </div>
      <Composer subject={subjectOfPost(post)} reader={session} retryKey={retryKey} people={[]} />
    </article>
  );
}

const answersTo = ({ comments }: ListedPost) =>
  comments === 0 ? 'no answer yet' : counted(comments, 'answer');

function Mini({ post }: { post: ListedPost }) {
  return (
    <li>
      <Link className="card mini" to={pathOfPost(post.id)}>
        <b dir="auto">{post.diagnosis}</b>
        <span className="quiet">{post.speciality}</span>
        <DiscussionWindow as="span" post={post} />
        <span className="small">{answersTo(post)}</span>
      </Link>
    </li>
  );
}
