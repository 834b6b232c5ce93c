import { useLocation } from '@remix-run/react';
import type { CSSProperties } from 'react';
import { drName } from '../../lib/words';
import { Link } from '../../ui/link';
import { waiting } from '../../ui/waiting';
import type { ChatMessage } from '../chat';
import type { ChatPageData } from './load.server';
import { DrawnMark, MarkTip } from './marks';
import { PageDialog } from './page-dialog';
import { idOfMark } from './pin-chips';
import { senderOf } from './room-words';

interface LookDialogProps {
  roomId: number;
  message: ChatMessage;
  marks: NonNullable<ChatPageData['marks']>;
}

/** A picture with the marks that messages set in it; each leads to its message. */
export function LookDialog({ roomId, message, marks }: LookDialogProps) {
  const { hash } = useLocation();
  const { file } = message;
  const backTo = `/chat?room=${roomId}`;
  if (!file?.url) return null;
  const size = { width: file.width ?? 4, height: file.height ?? 3 };
  const inPicture = marks.filter((mark) => mark.file === message.id);
  return (
    <PageDialog
      title={`Picture from ${drName(message.senderName)}`}
      backTo={backTo}
      className="look"
    >
      <div className="look__picture" style={waiting(size) as CSSProperties}>
        <img src={file.url} alt={`Sent by ${drName(message.senderName)}`} {...size} />
        <svg className="look__marks">
          <title>Marks in this picture</title>
          <MarkTip />
          {inPicture.map((mark) => {
            const id = idOfMark(mark.at.id, mark);
            return (
              <Link
                key={id}
                id={id}
                className="chat-mark"
                to={`${backTo}#message-${mark.at.id}`}
                aria-label={`Mark ${mark.number}: to the message by ${senderOf(mark.member.name)}`}
                aria-current={hash === `#${id}` ? 'true' : undefined}
              >
                <DrawnMark {...mark} size={size} text={String(mark.number)} />
              </Link>
            );
          })}
        </svg>
      </div>
      <p>
        <a href={file.url} target="_blank" rel="noopener">
          Open the picture alone
        </a>
      </p>
    </PageDialog>
  );
}
