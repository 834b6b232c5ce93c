import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/empty-state';
import { Info } from './info';
import type { ChatPageData } from './load.server';
import { Members } from './members';
import { DeleteQuestion, LeaveQuestion, ReportQuestion } from './questions';
import { Room } from './room';
import { RoomList } from './room-list';
import { useChat } from './use-chat';

export function Chat({ page }: { page: ChatPageData }) {
  const chat = useChat(page);
  const { room, asks } = page;
  return (
    <main id="main" className={classNames('chat', page.isOpen && 'chat--open')}>
      <h1 className="sr-only">Chat</h1>
      <RoomList
        rooms={chat.rooms}
        current={room?.id}
        memberId={page.session.memberId}
        nextBefore={page.nextBefore}
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
          <EmptyState text="You have no chats yet. Open a colleague's profile and choose Connect Now." />
        </section>
      )}
      {room && page.members && (
        <Members
          room={room}
          members={page.members.members}
          next={page.members.nextBefore}
          me={page.session.memberId}
        />
      )}
      {room && asks.leave && room.kind !== 'solo' && <LeaveQuestion room={room} />}
      {room && asks.remove !== undefined && (
        <DeleteQuestion roomId={room.id} messageId={asks.remove} />
      )}
      {room && asks.report !== undefined && (
        <ReportQuestion roomId={room.id} messageId={asks.report} />
      )}
    </main>
  );
}
