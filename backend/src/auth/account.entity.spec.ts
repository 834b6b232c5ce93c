import { greetingOf } from './account.entity';

describe('A mail', () => {
  it.each([
    [{ firstName: 'Anna', lastName: 'van der Berg' }, 'Dear Dr. Anna van der Berg,'],
    [{ firstName: '', lastName: 'Keller' }, 'Dear Dr. Keller,'],
    [{ firstName: '', lastName: '' }, 'Dear colleague,'],
    [{ firstName: 'Anna', lastName: 'Keller', emailVerifiedAt: null }, 'Dear colleague,'],
  ])('to %j begins with "%s"', (person, greeting) => {
    expect(greetingOf(person)).toBe(greeting);
  });
});
