import { api, postForm, putForm, type RouteArgs, replyOf } from '../wire/client.server';

export interface GroupForm {
  name: string;
  members: string[];
  onlyAdminsAdd: boolean;
}

const yes = (is: boolean) => (is ? 'true' : 'false');

export const makeGroup = (
  args: RouteArgs,
  { name, members, onlyAdminsAdd }: GroupForm,
  retryKey: string,
) =>
  postForm(args, {
    path: '/chatGroups',
    form: { name, members, only_admins_add: yes(onlyAdminsAdd) },
    headers: { 'idempotency-key': retryKey },
  });

export const changeGroup = (
  args: RouteArgs,
  id: string,
  { name, onlyAdminsAdd }: Pick<GroupForm, 'name' | 'onlyAdminsAdd'>,
) =>
  putForm(args, {
    path: '/chatGroups/{id}',
    at: { id },
    form: { name, only_admins_add: yes(onlyAdminsAdd) },
  });

export const addToGroup = (args: RouteArgs, id: string, memberId: string) =>
  postForm(args, {
    path: '/chatGroups/{id}/members/{memberId}',
    at: { id, memberId },
    form: {},
  });

export const removeFromGroup = (args: RouteArgs, id: number, memberId: number) =>
  replyOf(
    api(args).DELETE('/chatGroups/{id}/members/{memberId}', { params: { path: { id, memberId } } }),
  );

export const nameAdmin = (args: RouteArgs, id: string, memberId: string) =>
  postForm(args, { path: '/chatGroups/{id}/admins', at: { id }, form: { memberId } });
