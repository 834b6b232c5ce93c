import { OPPORTUNITY_TYPES } from '../../opportunities/opportunity.rules';
import { timeOf } from '../../platform/database/columns';
import { OneOf, Rule } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { hasFewWords, TOO_MANY_WORDS } from '../terms.rules';
import {
  GROUP_OF_SAVED,
  KIND_OF_SAVED,
  pathOfSaved,
  SAVED_GROUPS,
  type SavedGroup,
} from './saved-searches.rules';
import type { SavedSearchRow, ToSave } from './saved-searches.service';

const MAX_ID = 2 ** 31 - 1;
const isId = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_ID;

export class SavedSearchBody {
  @Wire()
  @OneOf(SAVED_GROUPS, 'Please choose cases or opportunities.')
  readonly kind!: string;

  /** At least 3 characters for cases. Opportunities can be searched with filters only. */
  @Wire({ optional: true, max: 200 })
  @Rule('fewWords', hasFewWords, TOO_MANY_WORDS)
  readonly query?: string;

  @Wire({ optional: true, max: 100 })
  readonly speciality?: string;

  /** For opportunities. */
  @Wire({ optional: true })
  @Rule('country', isId, 'We do not know this country.')
  readonly countryId?: number;

  /** For opportunities. */
  @Wire({ optional: true })
  @OneOf(OPPORTUNITY_TYPES, 'We do not know this type of opportunity.')
  readonly type?: string;
}

export function toSave({ query = '', speciality = '', ...more }: SavedSearchBody): ToSave {
  // Already validated.
  const kind = more.kind as SavedGroup;
  const isOfCases = kind === 'cases';
  return {
    kind: KIND_OF_SAVED[kind],
    query,
    speciality,
    countryId: isOfCases ? null : (more.countryId ?? null),
    type: isOfCases ? '' : (more.type ?? ''),
  };
}

export class SavedSearchIdView {
  @Wire() id!: number;
}

export class SavedSearchView {
  @Wire() id!: number;
  @Wire({ words: SAVED_GROUPS }) kind!: string;
  @Wire() query!: string;
  /** Empty for all. */
  @Wire() speciality!: string;
  @Wire('country_id', { as: 'number', nullable: true }) countryId!: number | null;
  /** The country's name; empty for all. */
  @Wire() country!: string;
  @Wire() type!: string;
  /** The path of the page with its results. */
  @Wire() path!: string;
  @Wire('created_at') createdAt!: Date;
}

export function savedSearchView(row: SavedSearchRow): SavedSearchView {
  const { id, query, speciality, countryId, type } = row;
  const kind = GROUP_OF_SAVED[row.kind];
  return Object.assign(new SavedSearchView(), {
    id,
    kind,
    query,
    speciality,
    countryId,
    type,
    country: row.country ?? '',
    path: pathOfSaved({ kind, query, speciality, countryId, type }),
    createdAt: timeOf(row.createdAt),
  });
}
