import type { ChatRoom } from '../chat';
import { AskFirst } from './ask-first';
import type { Asked } from './asked.server';
import { EditDialog } from './edit-dialog';
import { FileDialog } from './file-dialog';
import { ForwardDialog } from './forward-dialog';
import { AddMembers, ChangeGroup, NewGroup } from './group-form';
import type { ChatPageData } from './load.server';
import { LookDialog } from './look-dialog';
import { Members } from './members';
import { MessageMenu } from './message-menu';
import { NewChat } from './new-chat';
import { DeleteQuestion, LeaveQuestion, ReportQuestion } from './questions';
import type { ChatControl } from './use-chat';

export interface DialogsProps {
  page: ChatPageData;
  rooms: ChatRoom[];
  onReact: ChatControl['react'];
  /** A message that was not sent yet because it may identify a patient. */
  asked: Asked | null;
}

/** The question about a text that was just sent, otherwise the dialog that the URL asks for. */
export function Dialogs({ page, rooms, onReact, asked }: DialogsProps) {
  const { asks, people, retryKey, sharedCase } = page;
  if (asked) return <AskFirst asked={asked} />;
  if (people && asks.newChat)
    return <NewChat rooms={rooms} people={people} me={page.session.memberId} />;
  if (people && asks.newGroup)
    return <NewGroup colleagues={people.colleagues} retryKey={retryKey} />;
  if (sharedCase)
    return <ForwardDialog rooms={rooms} retryKey={retryKey} from={{ caseId: sharedCase }} />;
  const { room } = page;
  return room && <RoomDialogs page={page} rooms={rooms} onReact={onReact} room={room} />;
}

type RoomDialogsProps = Omit<DialogsProps, 'asked'> & { room: NonNullable<ChatPageData['room']> };

function RoomDialogs({ page, rooms, onReact, room }: RoomDialogsProps) {
  const { asks, people, retryKey, members, target } = page;
  const me = page.session.memberId;
  if (members)
    return <Members room={room} members={members.members} next={members.nextBefore} me={me} />;
  if (room.kind === 'members' && people && asks.add)
    return <AddMembers room={room} colleagues={people.colleagues} />;
  if (room.kind === 'members' && asks.rename && room.isAdmin) return <ChangeGroup room={room} />;
  if (asks.leave && room.kind !== 'solo') return <LeaveQuestion room={room} />;
  if (asks.remove !== undefined) return <DeleteQuestion roomId={room.id} messageId={asks.remove} />;
  if (asks.report !== undefined) return <ReportQuestion roomId={room.id} messageId={asks.report} />;
  if (asks.file) return <FileDialog roomId={room.id} retryKey={retryKey} />;
  if (!target || target.isDeleted) return null;
  const isOwn = target.senderId === me;
  if (page.marks) return <LookDialog roomId={room.id} message={target} marks={page.marks} />;
  if (asks.menu)
    return <MessageMenu roomId={room.id} message={target} isOwn={isOwn} onReact={onReact} />;
  if (asks.edit && isOwn) return <EditDialog roomId={room.id} message={target} />;
  if (!asks.forward) return null;
  const from = { room, message: target };
  return <ForwardDialog rooms={rooms} retryKey={retryKey} from={from} />;
}
