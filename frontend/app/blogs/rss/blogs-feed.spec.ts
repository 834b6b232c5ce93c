import { DOMParser } from '@xmldom/xmldom';
import { blogsFeed } from './blogs-feed';

const ORIGIN = 'https://suture.example';
const PUBLISHED = '2027-03-28T00:30:00.000Z';

type Words = Partial<Record<'title' | 'summary' | 'author' | 'category', string>>;
const article = (id: number, words: Words = {}) => ({
  id,
  title: `Blog ${id}`,
  summary: 'Short.',
  author: 'Dr. Ada Roth',
  category: 'Technique',
  publishedAt: PUBLISHED,
  pictureUrl: null,
  thumbnailUrl: null,
  ...words,
});

/** Whatever is not well formed throws. */
const strict = new DOMParser({
  onError: (_, message) => {
    throw new Error(message);
  },
});
const read = (feed: string) => strict.parseFromString(feed, 'text/xml');
const asBrowser = (html: string) =>
  strict.parseFromString(`<p>${html}</p>`, 'text/html').documentElement?.textContent;

type Node = ReturnType<typeof read>;
const texts = (node: Pick<Node, 'getElementsByTagName'>, name: string) =>
  [...node.getElementsByTagName(name)].map(({ textContent }) => textContent ?? '');

const HOSTILE: readonly (readonly [string, string])[] = [
  ['the end of a section', 'a ]]> b ]]]]>> <![CDATA[ c'],
  ['signs of HTML', '<script>alert(1)</script> p < 0.05 & n > 3 &amp; &lt;b&gt;'],
  ['quotes', `"double" 'single'`],
  ['Arabic', 'ما رأيكم في هذه الحالة (منذ 3 أيام)؟'],
  ['emoji', '👩🏽‍⚕️🩺'],
  ['a long word', 'ß'.repeat(5_000)],
  ['an entity of its own', '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]> &y;'],
  ['the beginning of a formula', '=HYPERLINK("https://evil.example")'],
];

describe('The feed of blogs, as another program reads it', () => {
  it.each(HOSTILE)('[D-989] keeps %s', (_, words) => {
    const all = { title: words, summary: words, author: words, category: words };
    const [item] = [...read(blogsFeed(ORIGIN, [article(7, all)])).getElementsByTagName('item')];
    if (!item) throw new Error('No item.');
    expect(texts(item, 'title')).toEqual([words.replaceAll(']]>', ']] >')]);
    expect(texts(item, 'dc:creator')).toEqual([words]);
    expect(texts(item, 'category')).toEqual([words]);
    for (const name of ['description', 'content:encoded'])
      expect(texts(item, name).map(asBrowser)).toEqual([words]);
  });

  it('[D-989] names its channel and each blog by an address of its own', () => {
    const feed = read(blogsFeed(ORIGIN, [article(9), article(7)]));
    const { documentElement: rss } = feed;
    expect(rss?.getAttribute('version')).toBe('2.0');
    const links = texts(feed, 'link');
    expect(links).toEqual([`${ORIGIN}/blogs`, `${ORIGIN}/blogs/9`, `${ORIGIN}/blogs/7`]);
    expect(texts(feed, 'guid')).toEqual(links.slice(1));
    const [self] = [...feed.getElementsByTagName('atom:link')];
    expect(self?.getAttribute('href')).toBe(`${ORIGIN}/blogs.rss`);
    expect(self?.getAttribute('rel')).toBe('self');
    for (const date of [...texts(feed, 'pubDate'), ...texts(feed, 'lastBuildDate')])
      expect(date).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect(texts(feed, 'pubDate').map((date) => new Date(date).toISOString())).toEqual([
      PUBLISHED,
      PUBLISHED,
    ]);
    expect(texts(feed, 'language')).toEqual(['en']);
  });

  it('[D-989] is one without blogs, too', () => {
    expect(texts(read(blogsFeed(ORIGIN, [])), 'link')).toEqual([`${ORIGIN}/blogs`]);
  });
});
