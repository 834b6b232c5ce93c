import { toCommentPage, toLikerPage } from '../engagement/api.server';
import type { EngagementCalls } from '../engagement/engagement-calls.server';
import { api, dataOf, replyOf } from '../wire/client.server';

const at = (id: number) => ({ params: { path: { id } } });

/** The engagement calls for cases and images. */
export const postEngagement: EngagementCalls = {
  like: (args, id) => replyOf(api(args).PUT('/posts/{id}/like', at(id))),
  unlike: (args, id) => replyOf(api(args).DELETE('/posts/{id}/like', at(id))),
  save: (args, id) => replyOf(api(args).PUT('/posts/{id}/save', at(id))),
  unsave: (args, id) => replyOf(api(args).DELETE('/posts/{id}/save', at(id))),
  follow: (args, id) => replyOf(api(args).PUT('/posts/{id}/follow', at(id))),
  unfollow: (args, id) => replyOf(api(args).DELETE('/posts/{id}/follow', at(id))),
  likers: async (args, id, before) =>
    toLikerPage(
      await dataOf(
        api(args).POST('/getLikeListOfCommunity', { body: { community_id: id, before } }),
      ),
    ),
  comments: async (args, id, window) =>
    toCommentPage(
      await dataOf(
        api(args).POST('/getCommentForCommunityId', { body: { community_id: id, ...window } }),
      ),
    ),
  comment: (args, { id, comment: curruntComment, parentId, mentions }) => {
    const body = { community_id: id, curruntComment, parentId, mentions };
    return replyOf(api(args).POST('/addCommentForCommunityId', { body }));
  },
  editComment: (args, commentId, comment) =>
    replyOf(
      api(args).POST('/clinicalCases/editComment', { body: { comment_id: commentId, comment } }),
    ),
  removeComment: (args, commentId) => replyOf(api(args).DELETE('/comments/{id}', at(commentId))),
  likeComment: (args, id) => replyOf(api(args).PUT('/comments/{id}/like', at(id))),
  unlikeComment: (args, id) => replyOf(api(args).DELETE('/comments/{id}/like', at(id))),
  reportComment: (args, id, body) =>
    replyOf(api(args).POST('/comments/{id}/report', { ...at(id), body })),
  report: (args, id, body) => replyOf(api(args).POST('/posts/{id}/report', { ...at(id), body })),
  remove: (args, id) =>
    replyOf(api(args).POST('/deleteCommunityPost', { body: { community_id: id } })),
};
