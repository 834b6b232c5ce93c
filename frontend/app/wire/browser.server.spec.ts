import { pageBefore } from './browser.server';

const asked = (referer?: string) =>
  new Request('https://suture.example/theme', {
    method: 'POST',
    headers: referer === undefined ? {} : { Referer: referer },
  });

describe('The page before a form', () => {
  it('is the one that it was sent from, with its query', () => {
    expect(pageBefore(asked('https://suture.example/blogs?page=2'))).toBe('/blogs?page=2');
  });

  it.each([
    'https://suture.example//elsewhere.example/deleteaccount',
    'https://suture.example/%5c/elsewhere.example'.replace('%5c', '\\'),
    'https://elsewhere.example/blogs',
    'no address',
    undefined,
  ])('is never on another site: %s', (referer) => {
    expect(pageBefore(asked(referer), '/home')).toBe('/home');
  });
});
