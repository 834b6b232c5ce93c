import { piecesOf } from './members-words.rules';

const linksIn = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? []);

describe('[D-985] a link in members’ words', () => {
  it.each([
    ['See https://example.org/guideline, page two.', 'https://example.org/guideline'],
    ['(https://example.org/a)', 'https://example.org/a'],
    [
      'https://en.wikipedia.org/wiki/Stoma_(medicine)',
      'https://en.wikipedia.org/wiki/Stoma_(medicine)',
    ],
    [
      '(see https://en.wikipedia.org/wiki/Stoma_(medicine)).',
      'https://en.wikipedia.org/wiki/Stoma_(medicine)',
    ],
    [
      'https://doi.org/10.1016/S0140-6736(05)66543-2.',
      'https://doi.org/10.1016/S0140-6736(05)66543-2',
    ],
    ['[https://example.org/b]', 'https://example.org/b'],
    ['“https://example.org/c”', 'https://example.org/c'],
    ['Is it https://example.org/d?!', 'https://example.org/d'],
    ['https://example.org/e?a=1&b=2#part', 'https://example.org/e?a=1&b=2#part'],
    ['www.example.org/f', 'https://www.example.org/f'],
    ['HTTPS://EXAMPLE.ORG/G', 'HTTPS://EXAMPLE.ORG/G'],
    ['https://bücher.example/h', 'https://bücher.example/h'],
    ['https://例え.jp/手術。', 'https://例え.jp/手術'],
    ['参见https://example.org/i，第二页', 'https://example.org/i'],
    ['انظر https://example.org/j؟', 'https://example.org/j'],
    ['\u2068https://example.org/k\u2069', 'https://example.org/k'],
    ['http://localhost:3000/l', 'http://localhost:3000/l'],
  ])('in “%s” is %s', (text, href) => {
    expect(linksIn(text)).toEqual([href]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,https',
    'https://',
    'www.',
    'www.example',
    'https://example',
    'https://bank.example@evil.example/',
    'someone@www.example.org',
    'https://example.org/cut-o…',
    'file:///etc/passwd',
    'xhttps://example.org',
  ])('is not made of “%s”', (text) => {
    expect(linksIn(text)).toEqual([]);
  });

  it.each([
    '',
    'No address.',
    'a https://example.org/a, b\nwww.example.org (c) https://x.example/(d)).',
    `${'('.repeat(2_000)}https://example.org/${')'.repeat(2_000)}`,
  ])('loses nothing of the text around it', (text) => {
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
