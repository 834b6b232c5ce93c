import { hasFewTags, MOST_HTML, plain, TOO_MANY_TAGS } from '../../platform/rich-text/rich-text';
import { AtLeast, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const SHORTEST = 3;

const hasWords = (text: unknown, { html = '' }: { html?: string }) =>
  plain(html) !== '' || String(text ?? '').trim() !== '';

export class AnnouncementBody {
  @Wire()
  @AtLeast(SHORTEST, `Title must be at least ${SHORTEST} characters long`)
  readonly title!: string;

  /** Plain text, for clients that do not send `html`. */
  @Wire({ lines: true })
  @Rule('words', hasWords, 'Text is required.')
  readonly text!: string;

  /** Sanitised before it is stored; its plain text replaces `text`. */
  @Wire({ lines: true, max: MOST_HTML, optional: true })
  @Rule('tags', hasFewTags, TOO_MANY_TAGS)
  readonly html?: string;

  /** The edition that the words were begun from; absent, whatever is stored is replaced. */
  @Wire({ optional: true, max: 40 }) readonly edition?: string;
}

export class AnnouncementView {
  @Wire() id!: number;
  @Wire() title!: string;
  @Wire() text!: string;
  @Wire() html!: string;
  @Wire('created_date_time') publishedAt!: Date;
}

/** With the fields for administrators. */
export class ManagedAnnouncementView {
  @Wire() id!: number;
  @Wire() title!: string;
  @Wire() text!: string;
  @Wire() html!: string;
  /** Null for a draft; in the future for a scheduled announcement. */
  @Wire('published_at', { as: 'time', nullable: true }) publishedAt!: Date | null;
  /** Changes with its words. */
  @Wire() edition!: string;
}

/** What an editor has typed, as members will see it. */
export class PreviewedAnnouncementView {
  @Wire() title!: string;
  @Wire() html!: string;
}
