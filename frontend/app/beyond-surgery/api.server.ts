import type { ConnectionState } from '../../../backend/src/connections/connection-state.rules';
import type { Connection } from '../connections/api.server';
import type { EngagementCalls } from '../engagement/actions.server';
import { type CommentRow, toCommentPage, toLikerPage } from '../engagement/api.server';
import { type Author, type AuthorRow, toAuthor } from '../profiles/author.server';
import type { PassedOn, RouteArgs } from '../wire/client.server';
import { answered } from '../wire/refused.server';
import type { Reply } from '../wire/reply';
import { api } from '../wire/untyped.server';

export interface BeyondFile {
  kind: 'video' | 'image';
  /** As the post's calls name it. */
  url: string;
  /** What a card shows; null until it is made. */
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
  /** Of the reader to its author. */
  connection: Connection;
  file: BeyondFile | null;
  /** Only its author sees it until its video plays. */
  isProcessing: boolean;
  /** Why it cannot be shown; its author is told. */
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

interface PostRow extends AuthorRow {
  id: number;
  title: string;
  url: string | null;
  thumbnail_url: string | null;
  medium_url: string | null;
  poster_url: string | null;
  tag_type: 'video' | 'image';
  mime_type: string | null;
  width: number | null;
  height: number | null;
  color: string | null;
  alt_text: string | null;
  status: 'Active' | 'Processing' | 'Rejected';
  reject_reason: string | null;
  created_date_time: string;
  like_count: number;
  comment_count: number;
  is_like: number;
  is_save: number;
  is_hidden: number;
  version: number;
  standing: ConnectionState;
  follow_id: number | null;
}

type FiveArrays = { result: [PostRow[], ...object[][]]; nextBefore: number | null };

interface Listed<Row> {
  result: Row[];
  nextBefore: number | null;
}

const pageOf = ({ result: [posts], nextBefore }: FiveArrays): BeyondPage => ({
  posts: posts.map(toPost),
  nextBefore,
});

export async function beyondFeed(args: RouteArgs, before?: string): Promise<BeyondPage> {
  return pageOf(answered(await api(args).post<FiveArrays>('getBeyondPost', { before })));
}

export async function beyondPostsOf(
  args: RouteArgs,
  memberId: number,
  before?: string,
): Promise<BeyondPage> {
  return pageOf(
    answered(
      await api(args).post<FiveArrays>('getBeyondPost', {
        id: memberId,
        fromMyCases: true,
        before,
      }),
    ),
  );
}

export async function savedBeyondPosts(args: RouteArgs, before?: string): Promise<BeyondPage> {
  return pageOf(answered(await api(args).post<FiveArrays>('getBeyondCollection', { before })));
}

export async function beyondPostById(args: RouteArgs, id: string): Promise<BeyondPost> {
  const [post] = pageOf(
    answered(await api(args).post<FiveArrays>('getBeyondPost', { beyond_surgery_id: id })),
  ).posts;
  if (!post) throw new Response(null, { status: 404 });
  return post;
}

/** Surgeons whose name begins so; nobody for fewer than three characters. */
export async function surgeonsNamed(args: RouteArgs, searchKey: string): Promise<Author[]> {
  return answered(
    await api(args).post<{ result: AuthorRow[] }>('searchBeyondUsers', { searchKey }),
  ).result.map(toAuthor);
}

export async function surgeonById(args: RouteArgs, id: string): Promise<Author> {
  const [row] = answered(
    await api(args).post<{ result: AuthorRow[] }>('loadUserById', { id }),
  ).result;
  if (!row) throw new Response(null, { status: 404 });
  return toAuthor(row);
}

export const publishBeyondPost = (args: RouteArgs, form: PassedOn) =>
  api(args).post<{ id: number }>('addBeyondPost', form);

export const editBeyondPost = (args: RouteArgs, id: string, form: PassedOn) =>
  api(args).post<{ id: number }>(`editBeyondPost/${encodeURIComponent(id)}`, form);

const done: Reply<unknown> = {
  ok: true,
  code: 200,
  msg: 'Done.',
  data: {},
  setCookies: [],
  headers: new Headers(),
};

/** The calls toggle, so the state is looked at first. */
async function like(args: RouteArgs, id: string, isLiked: boolean): Promise<Reply<unknown>> {
  if ((await beyondPostById(args, id)).isLiked === isLiked) return done;
  return api(args).post('addBeyondPostLike', { beyond_surgery_id: id, isLike: 1 });
}

async function save(args: RouteArgs, id: string, isSaved: boolean): Promise<Reply<unknown>> {
  if ((await beyondPostById(args, id)).isSaved === isSaved) return done;
  return api(args).post('addBeyondPostToCollection', { beyond_surgery_id: id });
}

/** What members do with posts. */
export const beyondEngagement: EngagementCalls = {
  like: (args, id) => like(args, id, true),
  unlike: (args, id) => like(args, id, false),
  save: (args, id) => save(args, id, true),
  unsave: (args, id) => save(args, id, false),
  likers: async (args, id, before) =>
    toLikerPage(
      answered(
        await api(args).post<Listed<AuthorRow>>('getLikeListOfBeyond', {
          beyond_surgery_id: id,
          before,
        }),
      ),
    ),
  comments: async (args, id, window) =>
    toCommentPage(
      answered(
        await api(args).post<Listed<CommentRow>>('getCommentForBeyondId', {
          beyond_surgery_id: id,
          ...window,
        }),
      ),
    ),
  comment: (args, { id, comment: curruntComment, parentId, mentions }) =>
    api(args).post<{ comment: CommentRow }>('addCommentForBeyondId', {
      beyond_surgery_id: id,
      curruntComment,
      parentId,
      mentions,
    }),
  editComment: (args, commentId, comment) =>
    api(args).put(`beyond/comments/${encodeURIComponent(commentId)}`, { comment }),
  removeComment: (args, commentId) =>
    api(args).post('deleteCommentForBeyondId', { comment_id: commentId }),
  report: (args, id, { reason, category }) =>
    api(args).post('addBeyondReportReason', { beyond_surgery_id: id, reason, category }),
  remove: (args, id) => api(args).post('deleteBeyondPost', { beyond_surgery_id: id }),
};

function toPost(row: PostRow): BeyondPost {
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

/** A gif moves only as it was sent. */
function fileIn(row: PostRow): BeyondFile | null {
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
