import { AuthorView } from '../profiles/author.wire';
import { Limit, PageAsOf } from '../wire/paging';
import { Wire } from '../wire/wire';

/** The requested page of the blogs: 20 per page by default, 100 at most. */
export class BlogsQuery extends PageAsOf {
  @Wire('pageSize', { optional: true })
  @Limit()
  readonly pageSize?: number;
}

export class BlogView {
  @Wire('id') id!: number;
  @Wire('title') title!: string;
  @Wire('category') category!: string;
  /** Empty if there is no picture. */
  @Wire('imageUrl') imageUrl!: string;
  @Wire('thumbnail_url') thumbnailUrl!: string;
  @Wire('authorName') authorName!: string;
  /** The member who wrote it, if visitors may read their posts; null in lists. */
  @Wire('author', { of: () => AuthorView, nullable: true }) author!: AuthorView | null;
  @Wire('dateOfUpload') publishedAt!: Date;
  /** One or two sentences of plain text. */
  @Wire('summary') summary!: string;
  /** Sanitised HTML: the whole article; in lists the summary as a paragraph. */
  @Wire('description') html!: string;
}

export class BlogsView {
  @Wire('data', { of: () => BlogView }) blogs!: BlogView[];
  /** Null on the last page. */
  @Wire('nextPage', { as: 'number', nullable: true }) nextPage!: number | null;
}
