import { type Asking, api } from './client.server';
import { answered } from './refused.server';

/** A blog as lists show it. */
export interface Blog {
  id: number;
  title: string;
  category: string;
  summary: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  pictureUrl: string | null;
  thumbnailUrl: string | null;
}

export interface WholeBlog extends Blog {
  /** Sanitised by the API, on write and on read. */
  html: string;
}

interface BlogRecord {
  id: number;
  title: string;
  category: string;
  summary: string;
  authorName: string;
  dateOfUpload: string;
  imageUrl: string;
  thumbnail_url: string;
  description: string;
}

/** As the spec asks for them: one page of a hundred. */
export const PAGE_SIZE = 100;

export async function blogs(
  args: Asking,
  page = 1,
  pageSize = PAGE_SIZE,
): Promise<{ blogs: Blog[]; nextPage: number | null }> {
  const params = { page, pageSize };
  const reply = await api(args).get<{ data: BlogRecord[]; nextPage: number | null }>(
    'blogs/images/getAllBlogs',
    { params },
  );
  const { data, nextPage } = answered(reply);
  return { blogs: data.map(toBlog), nextPage };
}

export async function blog(args: Asking, id: string): Promise<WholeBlog> {
  const reply = await api(args).get<{ data: BlogRecord }>(
    `blogs/images/getBlogsById/${encodeURIComponent(id)}`,
  );
  const { data } = answered(reply);
  return { ...toBlog(data), html: data.description };
}

export function toBlog(record: Omit<BlogRecord, 'description'>): Blog {
  const {
    id,
    title,
    category,
    summary,
    authorName,
    dateOfUpload,
    imageUrl,
    thumbnail_url: thumbnail,
  } = record;
  return {
    ...{ id, title, category, summary, author: authorName, publishedAt: dateOfUpload },
    pictureUrl: imageUrl || null,
    thumbnailUrl: thumbnail || null,
  };
}
