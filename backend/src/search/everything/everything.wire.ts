import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { isDay } from '../../clinical-cases/consent/consent.rules';
import { AuthorView } from '../../profiles/author.wire';
import { PageAsOf } from '../../wire/paging';
import { OneOf, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { hasFewWords, TOO_MANY_WORDS } from '../terms.rules';
import { ENTRY_KINDS, GROUPS } from './kinds.rules';

const SEARCHED = ['all', ...GROUPS] as const;

const isDayText = (value: unknown) => typeof value === 'string' && isDay(value);
const Day = () => Rule('day', isDayText, 'Please enter a day as YYYY-MM-DD.');

/** The fields of a search; saved searches have the same. */
export abstract class SearchWords extends PageAsOf {
  @Wire({ optional: true, max: 200 })
  @Rule('fewWords', hasFewWords, TOO_MANY_WORDS)
  readonly query?: string;

  @Wire({ optional: true, max: 100 })
  readonly speciality?: string;

  @Wire({ optional: true })
  @OneOf(['reported', 'awaited'], 'Please choose reported or awaited.')
  readonly outcome?: string;

  @Wire({ optional: true })
  @OneOf(['open', 'closed'], 'Please choose open or closed.')
  readonly state?: string;

  @Wire({ optional: true })
  @Day()
  readonly from?: string;

  @Wire({ optional: true })
  @Day()
  readonly to?: string;
}

export class EverythingQuery extends SearchWords {
  /** If omitted, five results of each kind. */
  @Wire({ optional: true })
  @OneOf(SEARCHED, `Please choose one of ${SEARCHED.join(', ')}.`)
  readonly kind?: string;

  @Wire({ optional: true })
  @OneOf(['best', 'newest'], 'Please choose best or newest.')
  readonly order?: string;

  /** Matches the typed words only: no synonyms, no typo correction. */
  @Wire('exact', { optional: true })
  readonly isExact?: boolean;
}

export class FoundItemView {
  @Wire({ words: ['member', ...ENTRY_KINDS] }) kind!: string;
  @Wire() id!: number;
  @Wire() title!: string;
  /** The matches in the title, and in the snippet: [from, to] in UTF-16 units. */
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'integer' } } })
  @Wire('title_marks')
  titleMarks!: number[][];
  @Wire() snippet!: string;
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'integer' } } })
  @Wire()
  marks!: number[][];
  @Wire() path!: string;
  @Wire('created_at', { as: 'text', nullable: true }) createdAt!: string | null;
  @Wire({ of: () => AuthorView, nullable: true }) author!: AuthorView | null;
  /** The author of the comment in the snippet; empty if it is not from a comment. */
  @Wire('comment_by') commentBy!: string;
  /** The page at that comment, and at the place that it points at; empty if there is none. */
  @Wire('comment_path') commentPath!: string;
  /** As in "pointed at slice 42". */
  @Wire('pointed_at') pointedAt!: string;
  /** The speciality, or another short description. */
  @Wire() about!: string;
  @Wire('thumbnail_url', { as: 'text', nullable: true }) pictureUrl!: string | null;
  @Wire({ words: ['open', 'closed'], nullable: true }) state!: string | null;
  @Wire('outcome_state', { words: ['none', 'reported'] }) outcomeState!: string;
  /** The day of its outcome, counted from the operation. */
  @Wire('outcome_day', { as: 'number', nullable: true }) outcomeDay!: number | null;
}

export class FoundGroupView {
  /** Counts stop at 1,000. */
  @Wire() total!: number;
  @Wire({ of: () => FoundItemView }) items!: FoundItemView[];
}

export class FoundGroupsView {
  @Wire({ of: () => FoundGroupView }) members!: FoundGroupView;
  @Wire({ of: () => FoundGroupView }) cases!: FoundGroupView;
  @Wire({ of: () => FoundGroupView }) reels!: FoundGroupView;
  @Wire({ of: () => FoundGroupView }) events!: FoundGroupView;
  @Wire({ of: () => FoundGroupView }) opportunities!: FoundGroupView;
  @Wire({ of: () => FoundGroupView }) blogs!: FoundGroupView;
  @Wire({ of: () => FoundGroupView }) learning!: FoundGroupView;
}

export class SpecialityFacetView {
  @Wire() name!: string;
  @Wire() count!: number;
}

export class OutcomeFacetView {
  @Wire() any!: number;
  @Wire() reported!: number;
}

export class StateFacetView {
  @Wire() open!: number;
  @Wire() closed!: number;
}

/** The number of results for each other value of a filter. */
export class FacetsView {
  @Wire({ of: () => SpecialityFacetView }) specialities!: SpecialityFacetView[];
  @Wire({ of: () => OutcomeFacetView }) outcomes!: OutcomeFacetView;
  @Wire({ of: () => StateFacetView }) states!: StateFacetView;
}

@ApiExtraModels(FoundGroupsView, FoundItemView)
export class EverythingView {
  /** One group per kind, or the items of the requested kind. */
  @ApiProperty({
    name: 'result',
    oneOf: [
      { $ref: getSchemaPath(FoundGroupsView) },
      { type: 'array', items: { $ref: getSchemaPath(FoundItemView) } },
    ],
  })
  @Wire()
  result!: unknown;

  @Wire() total!: number;
  @Wire({ of: () => FacetsView }) facets!: FacetsView;
  /** Synonyms and similar words that were searched for as well. */
  @Wire('also_read_as', { of: 'text' }) readAs!: string[];
  /** Those of them by which typed words were corrected; empty if the typed words hold. */
  @Wire('corrected', { of: 'text' }) repaired!: string[];
  /** 1: nothing matches all words; the results match most of them. */
  @Wire('is_loose') isLoose!: number;
}
