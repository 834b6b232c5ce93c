import type { Country } from '../../reference-data/api.server';
import { Dates } from './dates';
import type { PostState } from './post-state';
import { Wanted } from './wanted';
import { What } from './what';
import { Where } from './where';

/** As they stand on the page. */
export const FIELDS = [
  'title',
  'opportunityType',
  'speciality',
  'otherSpecialityInput',
  'description',
  'jobLocationCountry',
  'jobLocationCity',
  'duration',
  'durationYMD',
  'fromDateOfOpportunity',
  'toDateOfOpportunity',
  'deadline',
  'qualifications',
  'experience',
  'checkbox',
  'clauses',
];

/** What an opportunity says, when it is posted and when it is edited. */
export function OpportunityFields({
  state,
  fullName,
  countries,
  specialities,
}: {
  state: PostState;
  fullName: string;
  countries: Country[];
  specialities: string[];
}) {
  return (
    <>
      <What state={state} fullName={fullName} specialities={specialities} />
      <Where state={state} countries={countries} />
      <Dates state={state} />
      <Wanted state={state} />
    </>
  );
}
