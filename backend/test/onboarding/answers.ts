import type { RunningApp } from '../support/app';
import type { Person } from '../support/people';

export interface Places {
  readonly chennai: number;
  readonly berlin: number;
  readonly school: { id: number; name: string };
}

export const INDIA = 96;
export const NO_ONE = 2_000_000_000;

export async function somePlaces(app: RunningApp): Promise<Places> {
  const city = async (name: string, iso2: string) => {
    const [row] = await app.rows<{ id: number }>(
      'select city.id from city join country on country.id = country_id where city.name = ? and iso2 = ? order by population desc limit 1',
      [name, iso2],
    );
    return row?.id ?? 0;
  };
  const [school] = await app.rows<{ id: number; name: string }>(
    'select id, name from medical_school where country_id = ? order by id limit 1',
    [INDIA],
  );
  return {
    chennai: await city('Chennai', 'IN'),
    berlin: await city('Berlin', 'DE'),
    school: school ?? { id: 0, name: '' },
  };
}

/** What an app sends for step 1, its odd words among it. */
export function personalAnswers(person: Pick<Person, 'email' | 'id'>, places: Places) {
  return {
    firstName: 'Anna',
    lastName: 'Keller',
    emailId: person.email,
    dob: '1985-04-09',
    cityName: 'Chennai',
    cityId: String(places.chennai),
    country_code: '+91',
    mobile: '9876543210',
    gender: 'F',
    femaleGroupAllow: 1,
    id: person.id,
    page_id: 1,
    curruntTab: 1,
    updateSignupNumber: 'x',
    signup_type: 'web',
  };
}

export function medicalSchool({ chennai, school }: Places) {
  return {
    finalIds: {
      mbbs: {
        id: chennai,
        region_id: 1,
        country_id: INDIA,
        latitude: 13.1,
        longitude: 80.3,
        name: 'Chennai',
      },
    },
    mbbsCountry: INDIA,
    mbbsCity: String(chennai),
    mbbsMedicalSchool: `${school.id}#${school.name}`,
    mbbsYear: 2008,
    terms: true,
    declaration: true,
    curruntTab: 4,
  };
}

export function surgicalTraining({ chennai }: Places) {
  return {
    generalSurgeryCountry: `${INDIA}#India`,
    surgicalCity: String(chennai),
    generalSurgeryCenter: 'Adyar Surgical Centre#Adyar Surgical Centre',
    generalSurgeryYear: '2012',
  };
}

export function specialityTraining({ chennai }: Places) {
  return {
    superSpecialitySpeciality: 'HPB Surgery',
    superSpecilityCountry: INDIA,
    superSpecialityCity: `${chennai}#Chennai`,
    superSpecialityCenter: 'Adyar Liver Unit',
    superSpecialityYear: 2015,
  };
}
