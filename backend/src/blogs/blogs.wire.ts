import { AuthorView } from '../profiles/author.wire';
import { Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const LAST_PAGE = 500;

const isPage = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LAST_PAGE;

/** Which page of the blogs is meant; a page holds 20 unless asked otherwise, and 100 at most. */
export class BlogsQuery {
  @Wire('page', { optional: true })
  @Rule('page', isPage, `Please ask for a page from 1 to ${LAST_PAGE}.`)
  readonly page?: number;

  @Wire('pageSize', { optional: true }) readonly pageSize?: number;
}

export class BlogView {
  @Wire('id') id!: number;
  @Wire('title') title!: string;
  @Wire('category') category!: string;
  /** Empty without a picture. */
  @Wire('imageUrl') imageUrl!: string;
  @Wire('thumbnail_url') thumbnailUrl!: string;
  @Wire('authorName') authorName!: string;
  /** The member who has written it, if they let visitors read them; null in lists. */
  @Wire('author', { of: () => AuthorView, nullable: true }) author!: AuthorView | null;
  @Wire('dateOfUpload') publishedAt!: Date;
  /** A sentence or two, plain. */
  @Wire('summary') summary!: string;
  /** HTML, harmless: the whole article; in lists its summary as a paragraph. */
  @Wire('description') html!: string;
}

export class BlogsView {
  @Wire('data', { of: () => BlogView }) blogs!: BlogView[];
  /** Null at the end. */
  @Wire('nextPage', { as: 'number', nullable: true }) nextPage!: number | null;
}
