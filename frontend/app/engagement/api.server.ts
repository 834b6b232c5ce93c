import { type Author, type AuthorView, toAuthor } from '../profiles/author.server';
import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';
import type { Effect } from './effect-mark';

/** What is written under a case, a post or a reel. */
export interface Comment {
  id: number;
  parentId: number | null;
  author: Author;
  /** Empty once deleted. */
  text: string;
  writtenAt: string;
  isEdited: boolean;
  isDeleted: boolean;
  /** Members who are named in it, as `@{full name}`. */
  mentions: Mentioned[];
  likes: number;
  isLiked: boolean;
  /** What it did to the plan of its case; null where nobody said. */
  effect: Effect | null;
  /** The author of the case had this colleague asked. */
  wasAsked: boolean;
  /** Others wrote it since the reader was here last. */
  isNew: boolean;
}

export interface Mentioned {
  memberId: number;
  fullName: string;
}

/** A comment as the calls of every kind of post tell it; the post itself each of them names in its own word. */
export type CommentView = Omit<components['schemas']['CommunityCommentView'], 'community_id'>;

export interface CommentPage {
  /** Oldest first. */
  comments: Comment[];
  /** Where the comments before these begin. */
  nextBefore: number | null;
}

export interface LikerPage {
  likers: Author[];
  nextBefore: number | null;
}

export function toComment(row: CommentView): Comment {
  return {
    id: row.comment_id,
    parentId: row.parent_id,
    author: toAuthor(row),
    text: row.comment,
    writtenAt: row.created_time_date,
    isEdited: Boolean(row.edited),
    isDeleted: Boolean(row.is_deleted),
    likes: row.like_count,
    isLiked: Boolean(row.is_like),
    effect: row.advice as Effect | null,
    wasAsked: Boolean(row.was_asked),
    isNew: row.is_new === 1,
    mentions: row.mentions.map(({ id, full_name }) => ({
      memberId: id,
      fullName: full_name,
    })),
  };
}

interface Listed<View> {
  result: View[];
  nextBefore: number | null;
}

export const toCommentPage = ({ result, nextBefore }: Listed<CommentView>): CommentPage => ({
  comments: result.map(toComment),
  nextBefore,
});

export const toLikerPage = ({ result, nextBefore }: Listed<AuthorView>): LikerPage => ({
  likers: result.map(toAuthor),
  nextBefore,
});

/** Members whose name begins so, to be named in a comment. */
export async function mentionable(args: RouteArgs, query: string): Promise<Author[]> {
  const { result } = await dataOf(api(args).GET('/mentions', { params: { query: { query } } }));
  return result.map(toAuthor);
}
