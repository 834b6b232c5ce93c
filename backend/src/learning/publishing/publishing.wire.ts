import { isSpeciality } from '../../reference-data/specialities.rules';
import { AtLeast, OneOf, Required, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { LearningView } from '../learning.wire';

const SHORTEST = 3;
const TITLE = `Title must be at least ${SHORTEST} characters long`;

export class LearningWordsBody {
  @Wire()
  @AtLeast(SHORTEST, TITLE)
  readonly title!: string;

  @Wire({ lines: true })
  @Required('Description is required.')
  readonly description!: string;

  @Wire()
  @Rule('known', (value) => isSpeciality(String(value)), 'Speciality is required')
  readonly speciality!: string;

  /** The edition that the words were begun from; absent, whatever is stored is replaced. */
  @Wire({ optional: true, max: 40 }) readonly edition?: string;
}

export class LearningBody extends LearningWordsBody {
  @Wire()
  @OneOf(['image', 'video'], 'Please choose image or video.')
  readonly kind!: string;
}

export class PublishLearningBody {
  /** When to publish; at once by default. */
  @Wire({ optional: true }) readonly at?: Date;
  /** Makes it a draft again. */
  @Wire('withdraw', { optional: true }) readonly withdraws?: boolean;
}

export class PublishedIdView {
  @Wire() id!: number;
}

/** With the fields for administrators. */
export class ManagedLearningView extends LearningView {
  @Wire({ words: ['image', 'video'] }) kind!: string;
  @Wire('published_at', { as: 'time', nullable: true }) publishedAt!: Date | null;
  @Wire({ words: ['pending', 'ready', 'rejected'] }) state!: string;
  /** Changes with its words. */
  @Wire() edition!: string;
}
