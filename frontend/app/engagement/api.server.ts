import { type Author, type AuthorRow, toAuthor } from '../profiles/author.server';
import { api, dataOf, type RouteArgs } from '../wire/client.server';

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
}

export interface Mentioned {
  memberId: number;
  fullName: string;
}

export interface CommentRow extends AuthorRow {
  comment_id: number;
  parent_id?: number | null;
  comment: string;
  created_at?: string;
  created_time_date?: string;
  edited?: number;
  is_deleted?: number;
  mentions?: { id: number; full_name: string }[];
}

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

export function toComment(row: CommentRow): Comment {
  return {
    id: row.comment_id,
    parentId: row.parent_id ?? null,
    author: toAuthor(row),
    text: row.comment,
    writtenAt: row.created_at ?? row.created_time_date ?? '',
    isEdited: Boolean(row.edited),
    isDeleted: Boolean(row.is_deleted),
    mentions: (row.mentions ?? []).map(({ id, full_name }) => ({
      memberId: id,
      fullName: full_name,
    })),
  };
}

interface ListReply<Row> {
  result: Row[];
  nextBefore: number | null;
}

export const toCommentPage = ({ result, nextBefore }: ListReply<CommentRow>): CommentPage => ({
  comments: result.map(toComment),
  nextBefore,
});

export const toLikerPage = ({ result, nextBefore }: ListReply<AuthorRow>): LikerPage => ({
  likers: result.map(toAuthor),
  nextBefore,
});

/** Members whose name begins so, to be named in a comment. */
export async function mentionable(args: RouteArgs, query: string): Promise<Author[]> {
  const { result } = await dataOf(api(args).GET('/mentions', { params: { query: { query } } }));
  return result.map(toAuthor);
}
