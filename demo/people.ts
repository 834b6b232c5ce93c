import { africa } from './people/africa';
import { britain } from './people/britain';
import { eastAsiaAndOceania } from './people/east-asia-and-oceania';
import { northernEurope } from './people/europe-north';
import { southernEurope } from './people/europe-south';
import { india } from './people/india';
import { latinAmerica } from './people/latin-america';
import { middleEastAndSouthAsia } from './people/middle-east-and-south-asia';
import { northAmerica } from './people/north-america';
import type { Person } from './people/person';

/** The sixty surgeons of the demo community. All are invented. */
export const people: readonly Person[] = [
  ...india,
  ...northAmerica,
  ...britain,
  ...northernEurope,
  ...southernEurope,
  ...latinAmerica,
  ...africa,
  ...middleEastAndSouthAsia,
  ...eastAsiaAndOceania,
];

/** The administrator; also a surgeon, so that no page is empty for her. */
export const administrator: Person = {
  first: 'Ruth',
  last: 'Adler',
  gender: 'F',
  born: 1964,
  country: 'GB',
  city: 'London',
  speciality: 'General Surgery',
  school: {
    country: 'GB',
    city: 'London',
    name: 'University College London Medical School',
    year: 1988,
  },
  surgery: {
    country: 'GB',
    city: 'London',
    name: 'Barts and The London School of Medicine and Dentistry',
    year: 1997,
  },
  memberships: ['ASGBI'],
  more: 'FRCS. Retired from theatre; looks after this community.',
  looks: { skin: 'fair', hair: 'pixie', hairColour: 'silver', attire: 'suit', glasses: true },
};
