import type { components } from '../wire/schema';

export interface Training {
  title: string;
  place: string;
  year: string;
}

export interface Registration {
  country: string;
  region: string;
  number: string;
}

type Details = components['schemas']['OwnProfileView'];
type Qualification = Details['qualification'];

export function trainingsIn(q: Qualification): Training[] {
  const rows = [
    {
      title: q.specialty_type,
      place: listed(q.specialty_center, q.specialty_city).join(', '),
      year: yearOf(q.specialty_year),
    },
    {
      title: 'General Surgery (MS)',
      place: listed(q.gs_center, q.gs_city).join(', '),
      year: yearOf(q.gs_year),
    },
    {
      title: 'MBBS',
      place: listed(q.mbbs_center, q.mbbs_city).join(', '),
      year: yearOf(q.mbbs_year),
    },
  ];
  return rows.filter((row) => row.place);
}

export function degreesIn(q: Qualification): string {
  return [q.mbbs_center && 'MBBS', q.gs_center && 'MS', q.specialty_type]
    .filter(Boolean)
    .join(' · ');
}

export function membershipsIn(saved: Details['membershipAssociation']): string[] {
  return listed(saved.association, saved.other_international);
}

export function registrationsIn(saved: Details['mediRegistration']): Registration[] {
  return (saved?.mediRegistrationNumber ?? []).map((number, i) => ({
    number,
    country: saved?.mediRegistrationCountry[i] ?? '',
    region: saved?.mediRegistrationState[i] ?? '',
  }));
}

function listed(...lists: string[]): string[] {
  return lists.flatMap((list) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
}

const yearOf = (year: number | null) => (year === null ? '' : String(year));
