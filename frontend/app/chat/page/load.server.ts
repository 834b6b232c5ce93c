import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { newRetryKey } from '../../wire/retry-key.server';
import { conversation, messageOf, pinsAround, searchRoom } from '../api.server';
import type { ChatRoom } from '../chat';
import { colleagues, findPeople } from '../people.server';
import { chatRooms, membersOf, openSolo } from '../rooms.server';

const ROOMS = 50;
const MESSAGES = 50;
/** Query parameters that name a message. */
const TARGETS = ['message', 'reply', 'edit', 'forward', 'look'];
/** Loads the latest messages without marking them as read, because a phone shows only the list. */
const JUST_LOOKING = Number.MAX_SAFE_INTEGER - 1;

/**
 * /chat shows the rooms and, on wide screens, the latest one; /chat?room=… shows that room;
 * /chat?with=… redirects to the room with a member.
 */
export async function loadChat(args: LoaderFunctionArgs) {
  const session = await requireMember(args);
  const params = new URL(args.request.url).searchParams;
  const partner = params.get('with');
  if (partner) throw redirect(`/chat?room=${await openSolo(args, partner)}`);
  const numberOf = (name: string) => (params.has(name) ? Number(params.get(name)) || 0 : undefined);
  const [chosen, before] = [numberOf('room'), numberOf('before')];
  const first =
    chosen === undefined
      ? undefined
      : await conversation(args, chosen, { before, limit: MESSAGES });
  const list = await chatRooms(args, { before: numberOf('rooms'), limit: ROOMS });
  const room = await roomOf(args, list.rooms, chosen);
  const shown =
    first ??
    (room ? await conversation(args, room.id, { before: JUST_LOOKING, limit: MESSAGES }) : null);
  const isGroup = room !== null && room.kind !== 'solo';
  const members =
    isGroup && params.has('members')
      ? await membersOf(args, room.id, numberOf('members') || undefined)
      : null;
  const words = params.get('q')?.trim() ?? '';
  const named = TARGETS.map(numberOf).find((id) => id !== undefined);
  return {
    session,
    ...list,
    room,
    conversation: shown,
    isOpen: chosen !== undefined,
    members,
    retryKey: newRetryKey(),
    found: room && words !== '' ? await searchRoom(args, room.id, words) : null,
    words,
    ...(await targetOf(args, { room, named, isLookedAt: params.has('look') })),
    people: await peopleFor(args, params),
    sharedCase: params.get('share'),
    asks: {
      leave: params.has('leave'),
      remove: numberOf('delete'),
      report: numberOf('report'),
      menu: params.has('message'),
      reply: params.has('reply'),
      edit: params.has('edit'),
      forward: params.has('forward'),
      find: params.has('q'),
      file: params.has('file'),
      newChat: params.has('new'),
      newGroup: params.has('newGroup'),
      add: params.has('add'),
      rename: params.has('rename'),
    },
  };
}

interface Named {
  room: ChatRoom | null;
  named: number | undefined;
  isLookedAt: boolean;
}

/** The message that the URL names, and the marks in its picture if that is looked at. */
async function targetOf(args: LoaderFunctionArgs, { room, named, isLookedAt }: Named) {
  const target = room && named ? await messageOf(args, room.id, named) : null;
  const isPicture = target && !target.isBlocked && target.kind === 'image' && target.file?.url;
  return { target, marks: isLookedAt && isPicture ? await pinsAround(args, target.id) : null };
}

/** The members to choose from: anybody for a chat, the reader's connections for a group. */
async function peopleFor(args: LoaderFunctionArgs, params: URLSearchParams) {
  const term = params.get('find')?.trim() ?? '';
  const isWanted = ['new', 'newGroup', 'add'].some((name) => params.has(name));
  if (!isWanted) return null;
  const [mine, found] = await Promise.all([
    colleagues(args),
    params.has('new') ? findPeople(args, term) : [],
  ]);
  return { colleagues: mine.people, found, term };
}

async function roomOf(
  args: LoaderFunctionArgs,
  rooms: Awaited<ReturnType<typeof chatRooms>>['rooms'],
  chosen: number | undefined,
) {
  if (chosen === undefined) return rooms[0] ?? null;
  return (
    rooms.find(({ id }) => id === chosen) ??
    (await chatRooms(args, { roomId: chosen })).rooms[0] ??
    null
  );
}

export type ChatPageData = Awaited<ReturnType<typeof loadChat>>;
