import { CircleHelp, Eye, Heart, Lightbulb, type LucideIcon, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { REACTIONS, type Reaction } from '../../../../backend/src/chat/reactions.rules';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import type { ReactionCount } from '../chat';

const LOOKS: Readonly<Record<Reaction, { icon: LucideIcon; name: string }>> = {
  agree: { icon: ThumbsUp, name: 'Agree' },
  thanks: { icon: Heart, name: 'Thank you' },
  learned: { icon: Lightbulb, name: 'Learned something' },
  following: { icon: Eye, name: 'Following this' },
  question: { icon: CircleHelp, name: 'Question' },
};

interface ReactionsProps {
  reactions: readonly ReactionCount[];
  roomId: number;
  messageId: number;
  /** Called when scripts run; without them the forms post. */
  onReact: (messageId: number, reaction: string) => void;
}

/** The reactions to a message. Pressing the user's own reaction again removes it. */
export function Reactions({ reactions, roomId, messageId, onReact }: ReactionsProps) {
  if (reactions.length === 0) return null;
  return (
    <ReactForm roomId={roomId} messageId={messageId} onReact={onReact} className="msg__reacts">
      {reactions.map(({ reaction, count, isMine }) => (
        <button
          key={reaction}
          className={classNames('msg__react', isMine && 'msg__react--mine')}
          type="submit"
          name="reaction"
          value={isMine ? '' : reaction}
          aria-pressed={isMine}
          aria-label={`${LOOKS[reaction].name}, ${count}`}
          title={LOOKS[reaction].name}
        >
          <Icon of={LOOKS[reaction].icon} size="s" />
          {count}
        </button>
      ))}
    </ReactForm>
  );
}

export function ReactionChoice({
  mine,
  ...form
}: Omit<ReactionsProps, 'reactions'> & { mine: Reaction | undefined }) {
  return (
    <ReactForm {...form} className="press__react">
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="submit"
          name="reaction"
          value={mine === reaction ? '' : reaction}
          aria-pressed={mine === reaction}
          aria-label={LOOKS[reaction].name}
          title={LOOKS[reaction].name}
        >
          <Icon of={LOOKS[reaction].icon} />
        </button>
      ))}
    </ReactForm>
  );
}

interface ReactFormProps extends Omit<ReactionsProps, 'reactions'> {
  className: string;
  children: ReactNode;
}

function ReactForm({ roomId, messageId, onReact, className, children }: ReactFormProps) {
  return (
    <form
      noValidate
      className={className}
      method="post"
      action={`/chat?room=${roomId}`}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement) onReact(messageId, submitter.value);
      }}
    >
      <input type="hidden" name="intent" value="react" />
      <input type="hidden" name="chatRoomId" value={roomId} />
      <input type="hidden" name="msgId" value={messageId} />
      {children}
    </form>
  );
}
