import { OTHER_SPECIALITY } from '../../../../backend/src/opportunities/opportunity.rules';
import type { FormValues } from '../../lib/form-state';
import { placeValue, typedPlace } from '../../reference-data/place';
import type { OpportunityRow } from '../api.server';

/** The form of an opportunity as it was posted. */
export function valuesOf(row: OpportunityRow, specialities: readonly string[]): FormValues {
  const { title, speciality, description, qualifications, experience } = row;
  const { job_location_city: city, job_location_city_id: cityId } = row;
  const [amount = '', unit = ''] = row.duration.split(' ');
  const isListed = specialities.includes(speciality);
  return {
    title,
    description,
    qualifications,
    experience,
    opportunityType: row.opportunity_type,
    speciality: isListed ? speciality : OTHER_SPECIALITY,
    otherSpecialityInput: isListed ? '' : speciality,
    jobLocationCountry: String(row.job_location_country_id),
    jobLocationCity: cityId === null ? typedPlace(city) : placeValue(cityId, city),
    duration: amount,
    durationYMD: unit,
    fromDateOfOpportunity: row.from_date,
    toDateOfOpportunity: row.to_date,
    deadline: row.deadline ?? '',
  };
}
