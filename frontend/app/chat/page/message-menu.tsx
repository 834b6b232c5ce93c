import { useNavigate } from '@remix-run/react';
import { Copy, CornerUpLeft, Flag, Forward, Pencil, Trash2 } from 'lucide-react';
import { EDITABLE_MS } from '../../../../backend/src/chat/messages/editing.rules';
import { drName } from '../../lib/words';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { showToast } from '../../ui/toast';
import { useHydrated } from '../../ui/use-hydrated';
import { useNow } from '../../ui/use-now';
import type { ChatMessage } from '../chat';
import { quoteOf } from '../chat';
import { PageDialog } from './page-dialog';
import { ReactionChoice } from './reactions';
import { quotedWords } from './room-words';

interface MessageMenuProps {
  roomId: number;
  message: ChatMessage;
  isOwn: boolean;
  onReact: (messageId: number, reaction: string) => void;
}

/** All actions on a message. Without scripts it is part of the page. */
export function MessageMenu({ roomId, message, isOwn, onReact }: MessageMenuProps) {
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const here = `/chat?room=${roomId}`;
  const to = (name: string) => `${here}&${name}=${message.id}`;
  const close = () => navigate(here, { preventScrollReset: true });
  const now = new Date(useNow()).getTime();
  const isOpen = now - new Date(message.sentAt).getTime() < EDITABLE_MS;
  const copy = async () => {
    await navigator.clipboard.writeText(message.text);
    showToast({ kind: 'success', text: 'Copied.' });
    close();
  };
  const react = (id: number, reaction: string) => {
    onReact(id, reaction);
    close();
  };
  const title = `Message from ${isOwn ? 'you' : drName(message.senderName)}`;
  return (
    <PageDialog title={title} backTo={here} className="press">
      <ReactionChoice
        mine={message.reactions.find(({ isMine }) => isMine)?.reaction}
        roomId={roomId}
        messageId={message.id}
        onReact={react}
      />
      <p className="press__msg">{quotedWords(quoteOf(message))}</p>
      <nav className="press__menu" aria-label="Message actions">
        <Link to={to('reply')} preventScrollReset>
          <Icon of={CornerUpLeft} />
          Reply
        </Link>
        {isHydrated && message.text !== '' && (
          <button type="button" onClick={copy}>
            <Icon of={Copy} />
            Copy text
          </button>
        )}
        {message.file === null && (
          <Link to={to('forward')} preventScrollReset>
            <Icon of={Forward} />
            Forward
          </Link>
        )}
        {isOwn && isOpen && message.kind !== 'case' && (
          <Link to={to('edit')} preventScrollReset>
            <Icon of={Pencil} />
            Edit
          </Link>
        )}
        <Link className="danger" to={to(isOwn ? 'delete' : 'report')} preventScrollReset>
          <Icon of={isOwn ? Trash2 : Flag} />
          {isOwn ? 'Delete' : 'Report'}
        </Link>
      </nav>
    </PageDialog>
  );
}
