import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import type { FormState } from '../lib/form-state';
import type { Author } from '../profiles/author.server';
import { Avatar } from '../ui/avatar';
import { Icon } from '../ui/icon';
import type { Session } from '../wire/session.server';
import type { Comment } from './api.server';
import { CommentBody } from './comment-body';
import { Composer } from './composer';
import type { EngagementSubject } from './subject';

interface CommentItemProps {
  subject: EngagementSubject;
  comment: Comment;
  replies: Comment[];
  reader: Session;
  retryKey: string;
  people: Author[];
  refused?: FormState;
}

const NOBODY = { fullName: '', pictureUrl: null };

/** Across a block no face is shown. */
const faceOf = ({ isBlocked, author }: Comment) => (isBlocked ? NOBODY : author);

/** A comment with its replies. A reply to a reply is listed under the same top-level comment. */
export function CommentItem({
  subject,
  comment,
  replies,
  reader,
  retryKey,
  people,
  refused,
}: CommentItemProps) {
  const [isReplying, setReplying] = useState(Boolean(refused));
  return (
    <li className="comment" id={`comment-${comment.id}`}>
      <Avatar person={faceOf(comment)} size="s" />
      <div>
        <CommentBody subject={subject} comment={comment} reader={reader}>
          {subject.isOpen && !comment.isDeleted && !comment.isBlocked && (
            <details
              className="reply"
              open={isReplying}
              onToggle={(event) => setReplying(event.currentTarget.open)}
            >
              <summary className="action">
                <Icon of={MessageCircle} />
                Reply
              </summary>
              <Composer
                subject={subject}
                reader={reader}
                people={people}
                refused={refused}
                retryKey={`${retryKey}-${comment.id}`}
                parentId={comment.parentId ?? comment.id}
                isOpen={isReplying}
                onSent={() => setReplying(false)}
              />
            </details>
          )}
        </CommentBody>
      </div>
      {replies.length > 0 && (
        <ul className="comment__replies">
          {replies.map((reply) => (
            <li className="comment" key={reply.id} id={`comment-${reply.id}`}>
              <Avatar person={faceOf(reply)} size="s" />
              <div>
                <CommentBody subject={subject} comment={reply} reader={reader} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
