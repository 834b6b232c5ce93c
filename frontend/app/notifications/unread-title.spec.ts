import { titleWith } from './unread-title';

describe('the title of the tab', () => {
  it.each([
    ['Clinical Cases · Suture', 3, '(3) Clinical Cases · Suture'],
    ['(3) Clinical Cases · Suture', 4, '(4) Clinical Cases · Suture'],
    ['(99+) Clinical Cases · Suture', 0, 'Clinical Cases · Suture'],
    ['Cases', 100, '(99+) Cases'],
  ])('%s with %i unread', (title, unread, shown) => {
    expect(titleWith(title, unread)).toBe(shown);
  });
});
