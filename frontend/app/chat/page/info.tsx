import { EyeOff } from 'lucide-react';
import { counted } from '../../lib/words';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { ChatMessage, ChatRoom } from '../chat';
import { Face } from './face';
import { titleOf } from './room-words';

const SHARED = 6;

/** The column beside the conversation on wide screens: who it is with, and shared pictures. */
export function Info({ room, messages }: { room: ChatRoom; messages: readonly ChatMessage[] }) {
  const pictures = messages
    .filter(({ kind, file }) => kind === 'image' && file?.url)
    .slice(-SHARED);
  return (
    <aside className="chat__info" aria-label="About this conversation">
      <div className="connection">
        <Face
          person={{ fullName: room.name, pictureUrl: room.pictureUrl }}
          isOnline={room.isOnline}
          size="xl"
        />
        <strong className="person__name">
          <bdi>{titleOf(room)}</bdi>
        </strong>
        <span className="person__meta" dir="auto">
          {room.kind === 'solo'
            ? [room.speciality, room.place].filter(Boolean).join(' · ')
            : counted(room.members, 'member')}
        </span>
        <div className="connection__actions">
          {room.partnerId !== null && (
            <LinkButton look="secondary" to={`/profile/${room.partnerId}`}>
              View Profile
            </LinkButton>
          )}
          {room.kind !== 'solo' && (
            <LinkButton look="secondary" to={`/chat?room=${room.id}&members=`}>
              Group members
            </LinkButton>
          )}
        </div>
      </div>
      {pictures.length > 0 && (
        <>
          <h2 className="card__title">Shared</h2>
          <ul className="chat__shared">
            {pictures.map(({ id, file, senderName }) => (
              <li key={id}>
                <a href={file?.url ?? ''} target="_blank" rel="noopener">
                  <img
                    src={file?.previewUrl ?? file?.url ?? ''}
                    alt={`Sent by ${senderName}`}
                    loading="lazy"
                    width={160}
                    height={120}
                  />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="chat__rule">
        <Icon of={EyeOff} />
        No identifiable patient data in chats. The same rules apply as for cases.
      </p>
    </aside>
  );
}
