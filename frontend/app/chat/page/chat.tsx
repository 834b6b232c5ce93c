import { lazy, memo, Suspense, useDeferredValue } from 'react';
import { FirstStepsLink } from '../../shell/first-steps-link';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/empty-state';
import type { Asked } from './asked.server';
import { Dialogs as DialogsOfServer, type DialogsProps } from './dialogs';
import { Info } from './info';
import type { ChatPageData } from './load.server';
import { Room } from './room';
import { RoomList } from './room-list';
import { useChat } from './use-chat';
// Belong to the dialogs. Imported here because the page needs them without scripts, too.
import './page-dialog.css';
import './people.css';
import './marks.css';

/** The server renders the dialog that is open; a browser loads the dialogs with the first one. */
const Dialogs = import.meta.env.SSR
  ? DialogsOfServer
  : lazy(() => import('./dialogs').then((module) => ({ default: module.Dialogs })));

/**
 * Keeps the dialog that the server rendered until its script has loaded: other updates of the page do
 * not reach it, and those of the rooms are deferred. An ordinary update would make React discard it,
 * together with what has been chosen in it.
 */
const OpenDialog = memo(function OpenDialog(props: DialogsProps) {
  return (
    <Suspense>
      <Dialogs {...props} />
    </Suspense>
  );
});

interface ChatProps {
  page: ChatPageData;
  /** A message that was not sent yet because it may identify a patient. */
  asked: Asked | null;
}

export function Chat({ page, asked }: ChatProps) {
  const chat = useChat(page);
  const rooms = useDeferredValue(chat.rooms);
  const { room } = page;
  return (
    <main id="main" className={classNames('chat', page.isOpen && 'chat--open')}>
      <h1 className="sr-only">Chat</h1>
      <RoomList
        rooms={chat.rooms}
        current={room?.id}
        memberId={page.session.memberId}
        nextBefore={page.nextBefore}
        first={<FirstStepsLink session={page.session} />}
      />
      {room && chat.state ? (
        <>
          <Room
            key={room.id}
            page={page}
            room={chat.current ?? room}
            chat={chat}
            state={chat.state}
          />
          <Info room={chat.current ?? room} messages={chat.state.messages} />
        </>
      ) : (
        <section className="chat__room chat__room--none" aria-label="No chat">
          <EmptyState text="You have no chats yet. Choose New chat to write to a colleague." />
        </section>
      )}
      {(asked || isAsked(page)) && (
        <OpenDialog page={page} rooms={rooms} onReact={chat.react} asked={asked} />
      )}
    </main>
  );
}

/** Whether the URL opens a dialog over the conversation; a reply or a search does not. */
function isAsked({
  asks: { reply, find, ...over },
  members,
  marks,
  sharedCase,
}: ChatPageData): boolean {
  return (
    members !== null || marks !== null || sharedCase !== null || Object.values(over).some(Boolean)
  );
}
