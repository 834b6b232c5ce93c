import { hasFewTags, MOST_HTML, TOO_MANY_TAGS } from '../platform/rich-text/rich-text';
import { IsId } from '../wire/ids';
import { OneOf, Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import { BlogView } from './blogs.wire';

const STATUSES = ['draft', 'published', 'scheduled'] as const;

const hasTime = (value: unknown, { status }: { status?: string }) =>
  status !== 'scheduled' || value instanceof Date;

export class BlogBody {
  @Wire() @Required('Please enter a title.') readonly title!: string;
  @Wire({ max: 60 }) @Required('Please enter a category.') readonly category!: string;
  /**
   * A name, or the email address of the member who wrote it, who is then shown with photo and
   * profile.
   */
  @Wire({ max: 254 })
  @Required('Please enter who wrote it.')
  readonly authorName!: string;
  @Wire({ max: 300 })
  @Required('Please say in a sentence what it is about.')
  readonly summary!: string;
  @Wire('description', { lines: true, max: MOST_HTML })
  @Required('Please enter the text.')
  @Rule('tags', hasFewTags, TOO_MANY_TAGS)
  readonly html!: string;
  @Wire({ optional: true })
  @IsId('Please choose a picture.')
  readonly pictureId?: number;

  @Wire()
  @OneOf(STATUSES, 'Please choose whether it is a draft, published or scheduled.')
  readonly status!: string;

  /** When a scheduled blog appears; for a published one its date, today by default. */
  @Wire()
  @Rule('time', hasTime, 'Please enter when it should appear.')
  readonly publishAt?: Date;

  /** The edition that the words were begun from; absent, whatever is stored is replaced. */
  @Wire({ optional: true, max: 40 }) readonly edition?: string;
}

/** What an editor has typed, to be seen as readers will see it. */
export class PreviewedBlogBody extends BlogBody {
  /** The blog that is being edited; absent for a new one. */
  @Wire({ optional: true })
  @IsId('Please enter the id of a blog.')
  readonly blogId?: number;
}

export class OwnBlogView extends BlogView {
  @Wire({ words: STATUSES }) status!: string;
  @Wire({ as: 'number', nullable: true }) pictureId!: number | null;
  @Wire('edited_at') editedAt!: Date;
  /** Changes with its words; empty in lists. */
  @Wire() edition!: string;
}

export class CreatedBlogView {
  @Wire() id!: number;
}

export class PictureBody {
  @Wire({ optional: true }) readonly altText?: string;
}

/** An image for blogs. */
export class BlogPictureView {
  @Wire() id!: number;
  @Wire() url!: string;
  @Wire('thumbnail_url') thumbnailUrl!: string;
  @Wire() altText!: string;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
  @Wire({ as: 'number', nullable: true }) height!: number | null;
}
