import { Clock } from 'lucide-react';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { Percent } from '../../ui/percent';
import { Words } from '../../ui/words';
import { type Outgoing, toSendAgain } from './outgoing';
import type { ChatControl } from './use-chat';

interface OutgoingProps {
  outgoing: Outgoing;
  chat: Pick<ChatControl, 'retry' | 'drop' | 'sendAnyway' | 'isOnline'>;
}

/** The reader's own message that is being sent or could not be sent. */
export function OutgoingMessage({ outgoing, chat }: OutgoingProps) {
  const { message, state, problem, progress, asks } = outgoing;
  // Offline it is sent by itself once the connection is back, so nothing has gone wrong.
  const isWaiting = !chat.isOnline && toSendAgain([outgoing]).length > 0;
  const hasFailed = state === 'failed' && !isWaiting;
  const way = (name: string, act: (clientId: string) => void) => (
    <button className="msg__retry" type="button" onClick={() => act(message.clientId)}>
      {name}
    </button>
  );
  return (
    <article className={classNames('msg msg--own', hasFailed && !asks && 'msg--failed')}>
      <div className="msg__bubble">
        {message.file && <p dir="auto">{message.file.name}</p>}
        {message.text !== '' && <Words text={message.text} />}
        {progress !== undefined && !hasFailed && (
          <span className="msg__progress">
            <progress max={100} value={progress} aria-label="Upload" />
            Uploading...
            <Percent of={progress} />
          </span>
        )}
      </div>
      {hasFailed ? (
        <span className={classNames('msg__meta', asks && 'msg__asks')}>
          <span role="alert">{problem ?? 'Not sent.'}</span>
          {problem === undefined && way('Send again', chat.retry)}
          {asks && way('Send anyway', chat.sendAnyway)}
          {way(asks ? 'Discard' : 'Remove', chat.drop)}
        </span>
      ) : (
        <span className="msg__meta">
          {isWaiting ? (
            <>
              <Icon of={Clock} /> Waiting {way('Remove', chat.drop)}
            </>
          ) : (
            <Icon of={Clock} label="Sending" />
          )}
        </span>
      )}
    </article>
  );
}
