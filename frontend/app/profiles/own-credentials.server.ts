import type { components } from '../wire/schema';
import { associationName, listedNames } from './associations';
import type { SavedMembership } from './membership-form';
import type { RegistrationEntry } from './registration-form';

export interface OwnTraining {
  kind: 'mbbs' | 'surgical' | 'super-speciality';
  countryId: number;
  /** Null if the city or school was typed. */
  cityId: number | null;
  cityName: string;
  schoolId: number | null;
  schoolName: string;
  year: number;
}

export function trainingIn(row: components['schemas']['TrainingView']): OwnTraining {
  return {
    kind: row.kind,
    countryId: row.country_id,
    cityId: row.city_id,
    cityName: row.city_name,
    schoolId: row.school_id,
    schoolName: row.school_name,
    year: row.year,
  };
}

type Details = components['schemas']['OwnProfileView'];

export function membershipIn(saved: Details['membershipAssociation']): SavedMembership | null {
  if (!saved?.association && !saved?.other_international) return null;
  return {
    associations: listedNames(saved.association ?? ''),
    otherInternational: associationName(saved.other_international ?? ''),
  };
}

export function registrationsIn(saved: Details['mediRegistration']): RegistrationEntry[] {
  return (saved?.mediRegistrationNumber ?? []).map((number, i) => {
    const countryName = saved?.mediRegistrationCountry[i] ?? '';
    return {
      country: String(saved?.mediRegistrationCountryId[i] ?? countryName),
      countryName,
      region: saved?.mediRegistrationState[i] ?? '',
      number,
    };
  });
}
