import { lazy, Suspense } from 'react';
import { FirstStepsLink } from '../../shell/first-steps-link';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/empty-state';
import { AskFirst } from './ask-first';
import { Dialogs as DialogsOfServer } from './dialogs';
import { Info } from './info';
import type { ChatPageData } from './load.server';
import { Room } from './room';
import { RoomList } from './room-list';
import type { Asked } from './told.server';
import { useChat } from './use-chat';
// Of the dialogs: their page without scripts needs it as well.
import './people.css';

/** The page of the server holds what is asked for; a browser fetches the dialogs with the first of them. */
const Dialogs = import.meta.env.SSR
  ? DialogsOfServer
  : lazy(() => import('./dialogs').then((module) => ({ default: module.Dialogs })));

interface ChatProps {
  page: ChatPageData;
  /** What was not sent yet, since it may tell who a patient is. */
  asked: Asked | null;
}

export function Chat({ page, asked }: ChatProps) {
  const chat = useChat(page);
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
      {asked ? (
        <AskFirst asked={asked} />
      ) : (
        isAsked(page) && (
          <Suspense>
            <Dialogs page={page} chat={chat} />
          </Suspense>
        )
      )}
    </main>
  );
}

/** Whether the address opens something on top of the conversation, such as a reply or a search. */
function isAsked({ asks: { reply, find, ...over }, members, sharedCase }: ChatPageData): boolean {
  return members !== null || sharedCase !== null || Object.values(over).some(Boolean);
}
