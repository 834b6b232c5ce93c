import { ReasonBody } from '../engagement/discussion.wire';
import { AuthorView } from '../profiles/author.wire';
import { Wire } from '../wire/wire';

export class LearningView extends AuthorView {
  @Wire('post_id') id!: number;
  @Wire('attachment') attachment!: string;
  @Wire('url', { as: 'text', nullable: true }) url!: string | null;
  @Wire('thumbnail') thumbnail!: string;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) thumbnailUrl!: string | null;
  @Wire('title') title!: string;
  @Wire('description') description!: string;
  @Wire('speciality') itemSpeciality!: string;
  @Wire('createdAt') createdAt!: Date;
  /** 1: only visible to its author and administrators. */
  @Wire('is_hidden') isHidden!: number;
}

export class ReportLearningBody extends ReasonBody {}
