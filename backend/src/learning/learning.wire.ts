import { AuthorView } from '../profiles/author.wire';
import { Wire } from '../wire/wire';

export class LearningView extends AuthorView {
  @Wire('post_id') id!: number;
  @Wire('attachment') attachment!: string;
  @Wire('url') url!: string | null;
  @Wire('thumbnail') thumbnail!: string;
  @Wire('thumbnail_url') thumbnailUrl!: string | null;
  @Wire('title') title!: string;
  @Wire('description') description!: string;
  @Wire('speciality') itemSpeciality!: string;
  @Wire('createdAt') createdAt!: Date;
}
