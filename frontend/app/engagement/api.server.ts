import { type Author, type AuthorView, toAuthor } from '../profiles/author.server';
import { api, dataOf, type RouteArgs } from '../wire/client.server';
import type { components } from '../wire/schema';
import type { Effect } from './effect-mark';

/** A comment on a case, a post or a reel. */
export interface Comment {
  id: number;
  parentId: number | null;
  author: Author;
  /** Empty once deleted. */
  text: string;
  writtenAt: string;
  isEdited: boolean;
  isDeleted: boolean;
  /** By a member whom the reader has blocked (1), or who has blocked the reader (2). */
  isBlocked: number;
  /** Whether reports, and not its author, took its text away. */
  isHidden: boolean;
  /** Its marks in files of the subject; undefined where comments cannot have any. */
  pins?: CommentPin[];
  /** Members mentioned in the text, as `@{full name}`. */
  mentions: Mentioned[];
  likes: number;
  isLiked: boolean;
  /** The effect it had on the plan of the case; null where the author named none. */
  effect: Effect | null;
  /** Whether the author of the case had asked this colleague. */
  wasAsked: boolean;
  /** Whether somebody else wrote it since the reader's last visit. */
  isNew: boolean;
}

export interface CommentPin {
  /** Null while the reader has not voted. */
  number: number | null;
  /** Null in a scan, and once the file is gone. */
  file: number | null;
  scan: number | null;
  shape: 'point' | 'arrow' | 'circle' | 'line';
  /** In thousandths of width and height. */
  points: { x: number; y: number }[];
  page: number | null;
  second: number | null;
  /** Of a scan, from 1. */
  slice: number | null;
  /** Of a line in a scan. */
  length: number | null;
  unit: 'mm' | 'pixels' | null;
  /** Why its place is gone. */
  gone: 'removed' | 'replaced' | null;
}

export interface Mentioned {
  memberId: number;
  fullName: string;
}

/** A comment as every kind of post returns it, without the post's id, whose field name differs. */
export type CommentView = Omit<components['schemas']['CommunityCommentView'], 'community_id'>;

export interface CommentPage {
  /** Oldest first. */
  comments: Comment[];
  /** Pass as `before` to load the next page; null on the last one. */
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
    isBlocked: row.is_blocked,
    isHidden: Boolean(row.is_hidden),
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

/** Members whose name begins with the query, for mentions in a comment. */
export async function mentionable(args: RouteArgs, query: string): Promise<Author[]> {
  const { result } = await dataOf(api(args).GET('/mentions', { params: { query: { query } } }));
  return result.map(toAuthor);
}
