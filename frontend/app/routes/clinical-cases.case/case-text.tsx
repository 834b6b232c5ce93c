import { Bookmark, Heart } from 'lucide-react';
import type { Author, ClinicalCase } from '../../api/clinical-cases.server';
import { CopyLink } from '../../components/copy-link';
import { Icon } from '../../components/icon';
import { Person } from '../../components/person';
import { TimeAgo } from '../../components/time-ago';
import { useToggle } from '../../components/use-toggle';
import { abbreviated, counted } from '../../lib/words';
import { Likers } from './likers';

export function CaseText({ post, likers }: { post: ClinicalCase; likers: Author[] }) {
  return (
    <article className="stack" id={`case-${post.id}`}>
      <h1>{post.diagnosis || 'No diagnosis Available'}</h1>
      <Person person={post.author}>
        <TimeAgo at={post.postedAt} />
      </Person>
      <section className="stack stack--s case__text">
        <h2>History</h2>
        <p className="lines">{post.history || 'No history Available'}</p>
      </section>
      <p className="post__question case__q lines">
        <strong>Clinical question</strong>
        {post.question || 'No questions Available'}
      </p>
      {post.outcome && (
        <section className="stack stack--s case__text">
          <h2>Outcome</h2>
          <p className="lines">{post.outcome}</p>
        </section>
      )}
      <Actions post={post} />
      <Likers likers={likers} count={post.likes} />
    </article>
  );
}

function Actions({ post }: { post: ClinicalCase }) {
  const to = `/caseDetails/${post.id}`;
  const like = useToggle({ action: to, on: 'like', off: 'unlike', isOn: post.isLiked });
  const save = useToggle({ action: to, on: 'save', off: 'unsave', isOn: post.isSaved });
  const likes = post.likes + like.change;
  return (
    <div className="case__actions">
      <like.Form {...like.form}>
        <button
          className={like.isOn ? 'btn btn--soft case__liked' : 'btn btn--secondary'}
          {...like.button}
          disabled={!post.isOpen}
          aria-label={`${like.isOn ? 'Liked' : 'Like'}, ${counted(likes, 'like')}`}
        >
          <Icon of={Heart} />
          {abbreviated(likes)}
        </button>
      </like.Form>
      <save.Form {...save.form}>
        <button className={save.isOn ? 'btn btn--soft case__liked' : 'btn btn--secondary'} {...save.button}>
          <Icon of={Bookmark} />
          {save.isOn ? 'Remove from Collection' : 'Add to Collection'}
        </button>
      </save.Form>
      <CopyLink className="btn btn--quiet" path={to} title={post.diagnosis} />
    </div>
  );
}
