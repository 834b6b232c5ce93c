import { AtLeast, Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const SHORTEST = 3;

export class AnnouncementBody {
  @Wire('title')
  @AtLeast(SHORTEST, `Title must be at least ${SHORTEST} characters long`)
  readonly title!: string;

  @Wire('text', { lines: true })
  @Required('Text is required.')
  readonly text!: string;
}

export class AnnouncementView {
  @Wire('id') id!: number;
  @Wire('title') title!: string;
  @Wire('text') text!: string;
  @Wire('created_date_time') publishedAt!: Date;
}

/** With what only administrators know. */
export class ManagedAnnouncementView {
  @Wire('id') id!: number;
  @Wire('title') title!: string;
  @Wire('text') text!: string;
  /** Null for a draft; to come for a scheduled one. */
  @Wire('published_at', { as: 'time', nullable: true }) publishedAt!: Date | null;
}
