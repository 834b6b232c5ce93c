import type { EngagementCalls } from '../engagement/engagement-calls.server';
import { fromMember } from '../profiles/author.server';
import { api, dataOf, replyOf } from '../wire/client.server';
import { ofField } from '../wire/forms.server';
import type { Reply } from '../wire/reply';
import { fromComment } from './comments.server';
import { withPins } from './pins.server';

const at = (id: number) => ({ params: { path: { id } } });

/** The engagement calls for cases and images. */
export const postEngagement: EngagementCalls = {
  like: (args, id) => replyOf(api(args).PUT('/posts/{id}/like', at(id))),
  unlike: (args, id) => replyOf(api(args).DELETE('/posts/{id}/like', at(id))),
  save: (args, id) => replyOf(api(args).PUT('/posts/{id}/save', at(id))),
  unsave: (args, id) => replyOf(api(args).DELETE('/posts/{id}/save', at(id))),
  follow: (args, id) => replyOf(api(args).PUT('/posts/{id}/follow', at(id))),
  unfollow: (args, id) => replyOf(api(args).DELETE('/posts/{id}/follow', at(id))),
  likers: async (args, id, before) => {
    const params = { path: { id }, query: { before } };
    const { result, nextBefore } = await dataOf(api(args).GET('/posts/{id}/likers', { params }));
    return { likers: result.map(({ member }) => fromMember(member)), nextBefore };
  },
  comments: async (args, id, window) => {
    const params = { path: { id }, query: window };
    const { result, nextBefore } = await dataOf(api(args).GET('/posts/{id}/comments', { params }));
    return { comments: result.map(fromComment), nextBefore };
  },
  comment: (args, { id, comment: text, parentId: replyTo, mentions, values }) => {
    return withPins(values, (pins) => {
      const body = { text, replyTo, mentions, pins };
      return ofComment(api(args).POST('/posts/{id}/comments', { ...at(id), body }));
    });
  },
  editComment: (args, id, text) =>
    ofComment(api(args).POST('/comments/{id}', { ...at(id), body: { text } })),
  removeComment: (args, commentId) => replyOf(api(args).DELETE('/comments/{id}', at(commentId))),
  likeComment: (args, id) => replyOf(api(args).PUT('/comments/{id}/like', at(id))),
  unlikeComment: (args, id) => replyOf(api(args).DELETE('/comments/{id}/like', at(id))),
  reportComment: (args, id, body) =>
    replyOf(api(args).POST('/comments/{id}/report', { ...at(id), body })),
  report: (args, id, body) => replyOf(api(args).POST('/posts/{id}/report', { ...at(id), body })),
  remove: (args, id) => replyOf(api(args).DELETE('/posts/{id}', at(id))),
};

/** What is wrong with the text stands at the page's field for it. */
async function ofComment<Data>(asked: Parameters<typeof replyOf<Data>>[0]): Promise<Reply<Data>> {
  const reply = await replyOf(asked);
  return reply.ok ? reply : ofField(reply, 'text', 'comment');
}
