import { api, postForm, type RouteArgs, replyOf } from '../wire/client.server';

/** The changes to a connection, by form intent. */
export const connectionChanges = {
  ask: (args: RouteArgs, { memberId }: NamedConnection) =>
    postForm(args, { path: '/addBeyondFollowRequest', form: { user_two_id: memberId } }),
  accept: (args: RouteArgs, { connectionId }: NamedConnection) =>
    postForm(args, {
      path: '/updateBeyondFollowRequest',
      form: { follow_id: connectionId, status: '1' },
    }),
  cancel: (args: RouteArgs, { connectionId }: NamedConnection) =>
    postForm(args, { path: '/cancelBeyondFollowRequest', form: { follow_id: connectionId } }),
  remove: (args: RouteArgs, { connectionId }: NamedConnection) =>
    postForm(args, { path: '/cancelBeyondFollowRequest', form: { follow_id: connectionId } }),
  disconnect: (args: RouteArgs, { memberId }: NamedConnection) =>
    postForm(args, { path: '/unfollowBeyond', form: { user_two_id: memberId } }),
  unblock: (args: RouteArgs, { memberId }: NamedConnection) =>
    replyOf(api(args).DELETE('/blocks/{id}', { params: { path: { id: Number(memberId) } } })),
};

export type ConnectionIntent = keyof typeof connectionChanges;

export interface NamedConnection {
  memberId: string;
  connectionId: string;
}
