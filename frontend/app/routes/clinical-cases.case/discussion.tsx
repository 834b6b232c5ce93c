import { Lock } from 'lucide-react';
import type { CaseComment, ClinicalCase } from '../../api/clinical-cases.server';
import type { Session } from '../../api/session.server';
import { Banner } from '../../components/banner';
import type { FormState } from '../../lib/form-state';
import { counted } from '../../lib/words';
import { CommentItem } from './comment-item';
import { Composer } from './composer';

interface DiscussionProps {
  post: ClinicalCase;
  comments: CaseComment[];
  reader: Session;
  retryKey: string;
  /** A comment that the server sent back, with its words. */
  refused?: object;
}

export function Discussion({ post, comments, reader, refused, retryKey }: DiscussionProps) {
  const top = comments.filter((comment) => comment.parentId === null);
  const state = isFormState(refused) ? refused : undefined;
  return (
    <section className="stack" id="discussion" aria-labelledby="discussion-title">
      <h2 id="discussion-title">
        Discussion <span className="quiet">{counted(post.comments, 'comment')}</span>
      </h2>
      {post.isOpen ? (
        <Composer reader={reader} retryKey={retryKey} refused={state?.values.parentId ? undefined : state} />
      ) : (
        <Banner kind="neutral" icon={Lock}>
          This case is closed. It can still be read, saved and shared.
        </Banner>
      )}
      {top.length > 0 && (
        <ul className="comments">
          {top.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              replies={comments.filter((reply) => reply.parentId === comment.id)}
              post={post}
              reader={reader}
              retryKey={retryKey}
              refused={state?.values.parentId === String(comment.id) ? state : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function isFormState(value?: object): value is FormState {
  return value !== undefined && 'values' in value;
}
