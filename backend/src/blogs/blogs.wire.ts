import { AuthorView } from '../profiles/author.wire';
import { Limit, PageAsOf } from '../wire/paging';
import { Wire } from '../wire/wire';

/** The requested page of the blogs: 20 per page by default, 100 at most. */
export class BlogsQuery extends PageAsOf {
  @Wire({ optional: true })
  @Limit()
  readonly pageSize?: number;
}

export class BlogView {
  @Wire() id!: number;
  @Wire() title!: string;
  @Wire() category!: string;
  /** Empty if there is no picture. */
  @Wire() imageUrl!: string;
  @Wire('thumbnail_url') thumbnailUrl!: string;
  @Wire() authorName!: string;
  /** The member who wrote it, if visitors may read their posts; null in lists. */
  @Wire({ of: () => AuthorView, nullable: true }) author!: AuthorView | null;
  @Wire('dateOfUpload') publishedAt!: Date;
  /** One or two sentences of plain text. */
  @Wire() summary!: string;
  /** Sanitised HTML: the whole article; in lists the summary as a paragraph. */
  @Wire('description') html!: string;
}

export class BlogsView {
  @Wire('data', { of: () => BlogView }) blogs!: BlogView[];
  /** Null on the last page. */
  @Wire({ as: 'number', nullable: true }) nextPage!: number | null;
}
