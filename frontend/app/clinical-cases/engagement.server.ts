import { toCommentPage, toLikerPage } from '../engagement/api.server';
import type { EngagementCalls } from '../engagement/engagement-calls.server';
import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import { done, type Reply } from '../wire/reply';
import { postById } from './api.server';

const NOT_FOUND = 404;

/**
 * The case calls are idempotent but do not know images; the community calls toggle, so the current
 * state is checked first.
 */
async function like(args: RouteArgs, id: number, isLiked: boolean): Promise<Reply<unknown>> {
  const call = isLiked ? '/clinicalCases/like' : '/clinicalCases/dislike';
  const reply = await replyOf(api(args).POST(call, { body: { clinicalCaseId: id } }));
  if (reply.code !== NOT_FOUND) return reply;
  if ((await postById(args, id)).isLiked === isLiked) return done;
  return replyOf(api(args).POST('/addCommunityPostLike', { body: { community_id: id } }));
}

async function save(args: RouteArgs, id: number): Promise<Reply<unknown>> {
  const reply = await replyOf(
    api(args).POST('/clinicalCases/collection/add', { body: { cl_case_id: id } }),
  );
  if (reply.code !== NOT_FOUND) return reply;
  if ((await postById(args, id)).isSaved) return done;
  return replyOf(api(args).POST('/addCommunityPostToCollection', { body: { community_id: id } }));
}

/** The engagement calls for cases and images. */
export const postEngagement: EngagementCalls = {
  like: (args, id) => like(args, id, true),
  unlike: (args, id) => like(args, id, false),
  save,
  unsave: (args, id) =>
    replyOf(api(args).POST('/clinicalCases/collection/remove', { body: { cl_case_id: id } })),
  follow: (args, id) =>
    replyOf(api(args).POST('/clinicalCases/{id}/follow', { params: { path: { id } } })),
  unfollow: (args, id) =>
    replyOf(api(args).DELETE('/clinicalCases/{id}/follow', { params: { path: { id } } })),
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
  removeComment: (args, commentId) =>
    replyOf(api(args).POST('/deleteCommentForCommunityId', { body: { comment_id: commentId } })),
  likeComment: (args, id) =>
    replyOf(api(args).POST('/comments/{id}/like', { params: { path: { id } } })),
  unlikeComment: (args, id) =>
    replyOf(api(args).DELETE('/comments/{id}/like', { params: { path: { id } } })),
  reportComment: (args, id, body) =>
    replyOf(api(args).POST('/comments/{id}/report', { params: { path: { id } }, body })),
  report: (args, id, report) =>
    replyOf(api(args).POST('/addCommunityReportReason', { body: { community_id: id, ...report } })),
  remove: (args, id) =>
    replyOf(api(args).POST('/deleteCommunityPost', { body: { community_id: id } })),
};
