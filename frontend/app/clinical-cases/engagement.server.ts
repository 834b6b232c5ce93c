import type { EngagementCalls, WrittenComment } from '../engagement/actions.server';
import { type CommentRow, toCommentPage, toLikerPage } from '../engagement/api.server';
import type { AuthorRow } from '../profiles/author.server';
import type { RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { Reply } from '../wire/reply';
import { api } from '../wire/untyped.server';
import { postById } from './api.server';

interface ListReply<Row> {
  result: Row[];
  nextBefore: number | null;
}

const NOT_FOUND = 404;
const done: Reply<unknown> = {
  ok: true,
  code: 200,
  msg: 'Done.',
  data: {},
  setCookies: [],
  headers: new Headers(),
};

/** The calls of the cases are idempotent but know no images; those of the community toggle, so the state is looked at first. */
async function like(args: RouteArgs, id: string, isLiked: boolean): Promise<Reply<unknown>> {
  const call = isLiked ? 'clinicalCases/like' : 'clinicalCases/dislike';
  const reply = await api(args).post(call, { clinicalCaseId: id });
  if (reply.code !== NOT_FOUND) return reply;
  if ((await postById(args, id)).isLiked === isLiked) return done;
  return api(args).post('addCommunityPostLike', { community_id: id, isLike: 1 });
}

async function save(args: RouteArgs, id: string): Promise<Reply<unknown>> {
  const reply = await api(args).post('clinicalCases/collection/add', { cl_case_id: id });
  if (reply.code !== NOT_FOUND) return reply;
  if ((await postById(args, id)).isSaved) return done;
  return api(args).post('addCommunityPostToCollection', { community_id: id });
}

function comment(
  args: RouteArgs,
  { id, comment: curruntComment, parentId, mentions }: WrittenComment,
) {
  return api(args).post<{ comment: CommentRow }>('addCommentForCommunityId', {
    community_id: id,
    curruntComment,
    parentId,
    mentions,
  });
}

/** What members do with cases and images. */
export const postEngagement: EngagementCalls = {
  like: (args, id) => like(args, id, true),
  unlike: (args, id) => like(args, id, false),
  save,
  unsave: (args, id) => api(args).post('clinicalCases/collection/remove', { cl_case_id: id }),
  likers: async (args, id, before) =>
    toLikerPage(
      answered(
        await api(args).post<ListReply<AuthorRow>>('getLikeListOfCommunity', {
          community_id: id,
          before,
        }),
      ),
    ),
  comments: async (args, id, window) =>
    toCommentPage(
      answered(
        await api(args).post<ListReply<CommentRow>>('getCommentForCommunityId', {
          community_id: id,
          ...window,
        }),
      ),
    ),
  comment,
  editComment: (args, commentId, text) =>
    api(args).post('clinicalCases/editComment', { comment_id: commentId, comment: text }),
  removeComment: (args, commentId) =>
    api(args).post('deleteCommentForCommunityId', { comment_id: commentId }),
  report: (args, id, { reason, category }) =>
    api(args).post('addCommunityReportReason', { community_id: id, reason, category }),
  remove: (args, id) => api(args).post('deleteCommunityPost', { community_id: id }),
};
