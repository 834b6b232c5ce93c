import type { Connection } from '../connections/api.server';
import { toCommentPage, toLikerPage } from '../engagement/api.server';
import type { EngagementCalls } from '../engagement/engagement-calls.server';
import { type Author, toAuthor } from '../profiles/author.server';
import {
  api,
  dataOf,
  type PassedOn,
  postForm,
  type RouteArgs,
  replyOf,
} from '../wire/client.server';
import { done, type Reply } from '../wire/reply';
import type { components } from '../wire/schema';

type Views = components['schemas'];

export interface BeyondFile {
  kind: 'video' | 'image';
  /** As the API returns it; the edit form sends it back. */
  url: string;
  /** The picture on a card; for a video null until its poster is made. */
  pictureUrl: string | null;
  altText: string;
  color?: string;
  width?: number;
  height?: number;
}

export interface BeyondPost {
  id: number;
  title: string;
  author: Author;
  /** The reader's connection with the author. */
  connection: Connection;
  file: BeyondFile | null;
  /** Only its author sees it until its video can be played. */
  isProcessing: boolean;
  /** Why it cannot be shown, for its author; empty if it can. */
  problem: string;
  postedAt: string;
  isHidden: boolean;
  isLiked: boolean;
  isSaved: boolean;
  likes: number;
  comments: number;
  version: number;
}

export interface BeyondPage {
  posts: BeyondPost[];
  nextBefore: number | null;
}

type FiveArrays = {
  result: [Views['BeyondPostView'][], ...unknown[]];
  nextBefore: number | null;
};

const pageOf = ({ result: [posts], nextBefore }: FiveArrays): BeyondPage => ({
  posts: posts.map(toPost),
  nextBefore,
});

export async function beyondFeed(args: RouteArgs, before?: number): Promise<BeyondPage> {
  return pageOf(await dataOf(api(args).POST('/getBeyondPost', { body: { before } })));
}

export async function beyondPostsOf(
  args: RouteArgs,
  memberId: number,
  before?: number,
): Promise<BeyondPage> {
  const body = { id: memberId, fromMyCases: true, before };
  return pageOf(await dataOf(api(args).POST('/getBeyondPost', { body })));
}

export async function savedBeyondPosts(args: RouteArgs, before?: number): Promise<BeyondPage> {
  return pageOf(await dataOf(api(args).POST('/getBeyondCollection', { body: { before } })));
}

export async function beyondPostById(args: RouteArgs, id: number): Promise<BeyondPost> {
  const body = { beyond_surgery_id: id };
  const [post] = pageOf(await dataOf(api(args).POST('/getBeyondPost', { body }))).posts;
  if (!post) throw new Response(null, { status: 404 });
  return post;
}

/** Surgeons whose name begins with the query; nobody for fewer than three characters. */
export async function surgeonsNamed(args: RouteArgs, searchKey: string): Promise<Author[]> {
  const body = { searchKey };
  return (await dataOf(api(args).POST('/searchBeyondUsers', { body }))).result.map(toAuthor);
}

export async function surgeonById(args: RouteArgs, id: number): Promise<Author> {
  const [row] = (await dataOf(api(args).POST('/loadUserById', { body: { id } }))).result;
  if (!row) throw new Response(null, { status: 404 });
  return toAuthor(row);
}

export const publishBeyondPost = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/addBeyondPost', form });

export const editBeyondPost = (args: RouteArgs, id: number, form: PassedOn) =>
  postForm(args, { path: '/editBeyondPost/{id}', at: { id }, form });

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
export const beyondEngagement: EngagementCalls = {
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
  report: (args, id, report) =>
    replyOf(
      api(args).POST('/addBeyondReportReason', { body: { beyond_surgery_id: id, ...report } }),
    ),
  remove: (args, id) => replyOf(api(args).POST('/deleteBeyondPost', named(id))),
};

function toPost(row: Views['BeyondPostView']): BeyondPost {
  const author = toAuthor(row);
  return {
    id: row.id,
    title: row.title,
    author,
    connection: {
      memberId: author.memberId,
      fullName: author.fullName,
      state: row.standing,
      connectionId: row.follow_id,
    },
    file: fileIn(row),
    isProcessing: row.status === 'Processing',
    problem: row.reject_reason ?? '',
    postedAt: row.created_date_time,
    isHidden: Boolean(row.is_hidden),
    isLiked: Boolean(row.is_like),
    isSaved: Boolean(row.is_save),
    likes: row.like_count,
    comments: row.comment_count,
    version: row.version,
  };
}

/** A GIF is animated only in its original file. */
function fileIn(row: Views['BeyondPostView']): BeyondFile | null {
  if (!row.url) return null;
  const isVideo = row.tag_type === 'video';
  return {
    kind: row.tag_type,
    url: row.url,
    pictureUrl: isVideo
      ? row.poster_url
      : row.mime_type === 'image/gif'
        ? row.url
        : (row.medium_url ?? row.url),
    altText: row.alt_text ?? '',
    color: row.color ?? undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
  };
}
