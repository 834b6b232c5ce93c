import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { CaseComment, ClinicalCase } from '../../api/clinical-cases.server';
import type { Session } from '../../api/session.server';
import { Avatar } from '../../components/avatar';
import { Icon } from '../../components/icon';
import { PersonName } from '../../components/person';
import { TimeAgo } from '../../components/time-ago';
import type { FormState } from '../../lib/form-state';
import { Composer } from './composer';

interface CommentItemProps {
  comment: CaseComment;
  replies: CaseComment[];
  post: ClinicalCase;
  reader: Session;
  retryKey: string;
  refused?: FormState;
}

export function CommentItem({ comment, replies, post, reader, retryKey, refused }: CommentItemProps) {
  const [isReplying, setReplying] = useState(Boolean(refused));
  return (
    <li className="comment" id={`comment-${comment.id}`}>
      <Avatar person={comment.author} size="s" />
      <div>
        <Words comment={comment} post={post} />
        {post.isOpen && (
          <details className="reply" open={isReplying} onToggle={(event) => setReplying(event.currentTarget.open)}>
            <summary className="action">
              <Icon of={MessageCircle} />
              Reply
            </summary>
            <Composer
              reader={reader}
              retryKey={`${retryKey}-${comment.id}`}
              refused={refused}
              parentId={comment.id}
              onSent={() => setReplying(false)}
            />
          </details>
        )}
      </div>
      {replies.length > 0 && (
        <ul className="comment__replies">
          {replies.map((reply) => (
            <li className="comment" key={reply.id} id={`comment-${reply.id}`}>
              <Avatar person={reply.author} size="s" />
              <div>
                <Words comment={reply} post={post} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Words({ comment, post }: { comment: CaseComment; post: ClinicalCase }) {
  return (
    <>
      <p className="comment__head">
        <PersonName person={comment.author} className="" />
        {comment.author.speciality && <span>{comment.author.speciality}</span>}
        <TimeAgo at={comment.writtenAt} />
        {comment.author.memberId === post.author.memberId && <span className="badge badge--primary">Author</span>}
      </p>
      <p className="comment__text lines">{comment.text || <span className="muted">Comment deleted</span>}</p>
    </>
  );
}
