import { shownOf } from './shown-fields';

const POST = {
  speciality: 'GI Surgery',
  title: null,
  description: null,
  ageValue: 54,
  ageUnit: 'years',
  gender: 'Female',
  diagnosis: 'Gallstones',
  history: 'No jaundice.',
  question: '',
  outcome: null,
} as const;

describe('What the patient agrees to', () => {
  it('[D-1290] keeps its order, so that the answers given until now stay valid', () => {
    const values = [null, null, 54, 'years', 'Female', 'Gallstones', 'No jaundice.', '', null];
    expect(shownOf(POST)).toEqual(['GI Surgery', ...values]);
  });
});
