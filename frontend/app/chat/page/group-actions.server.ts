import type { ActionFunctionArgs } from '@remix-run/node';
import { told } from '../../shell/done.server';
import { done } from '../../wire/reply';
import { addToGroup, changeGroup, makeGroup, nameAdmin, removeFromGroup } from '../groups.server';
import { placeOf, text } from './asked.server';

const groupIn = (form: FormData) => ({
  name: text(form, 'name'),
  onlyAdminsAdd: form.has('onlyAdminsAdd'),
});
const membersPlace = (roomId: string) => `${placeOf(roomId)}&members=`;

export async function make(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const members = form.getAll('members').map(String);
  const group = { ...groupIn(form), members };
  const reply = await makeGroup(args, group, text(form, 'retryKey'));
  return told(reply, reply.ok ? placeOf(String(reply.data.chatRoomId)) : '/chat?newGroup=');
}

export async function change(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const roomId = text(form, 'chatRoomId');
  const reply = await changeGroup(args, roomId, groupIn(form));
  return told(reply, reply.ok ? membersPlace(roomId) : `${placeOf(roomId)}&rename=`);
}

/** Adds all chosen members; the first refusal ends it. */
export async function addMember(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const roomId = text(form, 'chatRoomId');
  for (const memberId of form.getAll('members').map(String)) {
    const reply = await addToGroup(args, roomId, memberId);
    if (!reply.ok) return told(reply, membersPlace(roomId));
  }
  return told(done, membersPlace(roomId));
}

export async function removeMember(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const roomId = text(form, 'chatRoomId');
  const reply = await removeFromGroup(args, Number(roomId), Number(form.get('memberId')));
  return told(reply, membersPlace(roomId));
}

export async function nameAnAdmin(args: ActionFunctionArgs, form: FormData): Promise<Response> {
  const roomId = text(form, 'chatRoomId');
  const reply = await nameAdmin(args, roomId, text(form, 'memberId'));
  return told(reply, membersPlace(roomId));
}
