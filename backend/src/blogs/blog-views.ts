import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../media/media.addresses';
import { timeOf } from '../platform/database/columns';
import { escaped, harmless } from '../platform/rich-text/rich-text';
import { authorOf } from '../profiles/author';
import { type AuthorView, authorFields } from '../profiles/author.wire';
import { editionOf } from '../wire/edition';
import type { BlogRow, WholeBlogRow } from './blog.repository';
import type { WholeBlog } from './blogs.service';
import { BlogView } from './blogs.wire';
import { OwnBlogView } from './publishing.wire';

/** Of what the editor's form holds. */
export const editionOfBlog = (row: WholeBlogRow): string =>
  editionOf([
    row.title,
    row.category,
    row.summary,
    row.authorName,
    row.html,
    row.pictureId,
    row.publishedAt,
  ]);

/** Builds the views of blogs; the HTML is sanitised again, whatever the table contains. */
@Injectable()
export class BlogViews {
  constructor(private readonly addresses: MediaAddresses) {}

  whole(row: WholeBlog): BlogView {
    return Object.assign(this.listed(row), {
      html: harmless(row.html),
      author: this.authorIn(row),
    });
  }

  listed(row: BlogRow): BlogView {
    return Object.assign(new BlogView(), this.facts(row), {
      html: harmless(`<p>${escaped(row.summary)}</p>`),
    });
  }

  own(row: WholeBlog | BlogRow, now: Date): OwnBlogView {
    const publishedAt = timeOf(row.publishedAt);
    const status = publishedAt === null ? 'draft' : publishedAt > now ? 'scheduled' : 'published';
    return Object.assign(new OwnBlogView(), this.facts(row), {
      status,
      pictureId: row.pictureId,
      editedAt: timeOf(row.editedAt),
      ...('html' in row
        ? { html: harmless(row.html), author: this.authorIn(row), edition: editionOfBlog(row) }
        : { html: '', edition: '' }),
    });
  }

  private authorIn({ author }: WholeBlog): AuthorView | null {
    return author ? authorFields(authorOf(author, this.addresses)) : null;
  }

  private facts(row: BlogRow) {
    const { id, title, category, summary, authorName, pictureKey, renditions } = row;
    return {
      id,
      title,
      category,
      summary,
      authorName,
      author: null,
      publishedAt: timeOf(row.publishedAt),
      imageUrl: this.addresses.at(pictureKey) ?? '',
      thumbnailUrl: this.addresses.at(renditions?.medium?.key ?? pictureKey) ?? '',
    };
  }
}
