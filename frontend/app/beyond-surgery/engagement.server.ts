import { toCommentPage, toLikerPage } from '../engagement/api.server';
import type { Engaged, EngagementCalls } from '../engagement/engagement-calls.server';
import { idIn } from '../wire/address.server';
import { api, dataOf, type RouteArgs, replyOf } from '../wire/client.server';
import { done, type Reply } from '../wire/reply';
import { beyondPostById } from './api.server';
import { anchorOfBeyond, pathOfBeyond } from './subject';

const named = (id: number) => ({ body: { beyond_surgery_id: id } });

/** The calls toggle, so the current state is checked first. */
async function like(args: RouteArgs, id: number, isLiked: boolean): Promise<Reply<unknown>> {
  if ((await beyondPostById(args, id)).isLiked === isLiked) return done;
  return replyOf(api(args).POST('/addBeyondPostLike', named(id)));
}

async function save(args: RouteArgs, id: number, isSaved: boolean): Promise<Reply<unknown>> {
  if ((await beyondPostById(args, id)).isSaved === isSaved) return done;
  return replyOf(api(args).POST('/addBeyondPostToCollection', named(id)));
}

/** The engagement calls for posts. */
const beyondEngagement: EngagementCalls = {
  like: (args, id) => like(args, id, true),
  unlike: (args, id) => like(args, id, false),
  save: (args, id) => save(args, id, true),
  unsave: (args, id) => save(args, id, false),
  likers: async (args, id, before) => {
    const body = { beyond_surgery_id: id, before };
    return toLikerPage(await dataOf(api(args).POST('/getLikeListOfBeyond', { body })));
  },
  comments: async (args, id, window) => {
    const body = { beyond_surgery_id: id, ...window };
    return toCommentPage(await dataOf(api(args).POST('/getCommentForBeyondId', { body })));
  },
  comment: (args, { id, comment: curruntComment, parentId, mentions }) => {
    const body = { beyond_surgery_id: id, curruntComment, parentId, mentions };
    return replyOf(api(args).POST('/addCommentForBeyondId', { body }));
  },
  editComment: (args, id, comment) =>
    replyOf(
      api(args).PUT('/beyond/comments/{id}', { params: { path: { id } }, body: { comment } }),
    ),
  likeComment: (args, id) =>
    replyOf(api(args).POST('/beyond/comments/{id}/like', { params: { path: { id } } })),
  unlikeComment: (args, id) =>
    replyOf(api(args).DELETE('/beyond/comments/{id}/like', { params: { path: { id } } })),
  removeComment: (args, commentId) =>
    replyOf(api(args).POST('/deleteCommentForBeyondId', { body: { comment_id: commentId } })),
  reportComment: (args, id, body) =>
    replyOf(api(args).POST('/beyond/comments/{id}/report', { params: { path: { id } }, body })),
  report: (args, id, report) =>
    replyOf(
      api(args).POST('/addBeyondReportReason', { body: { beyond_surgery_id: id, ...report } }),
    ),
  remove: (args, id) => replyOf(api(args).POST('/deleteBeyondPost', named(id))),
};

/** The post in the URL of a page. */
export function engagedBeyond({ params }: { params: Record<string, string | undefined> }): Engaged {
  const id = idIn(params['id']);
  return { calls: beyondEngagement, id, to: pathOfBeyond(id), anchor: anchorOfBeyond(id) };
}
