import {
  type AppLoadContext,
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
} from '@remix-run/node';
import { Outlet, RemixServer, useLoaderData } from '@remix-run/react';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { CONNECTION_STATES } from '../../backend/src/connections/connection-state.rules';
import { BeyondCard } from './beyond-surgery/beyond-card';
import type { BeyondPost } from './beyond-surgery/beyond-post';
import { CaseCard } from './clinical-cases/case-card';
import type { ListedPost } from './clinical-cases/post';
import handleRequest from './entry.server';
import type { Opportunity } from './opportunities/api.server';
import { OpportunityCard } from './opportunities/card';
import { cachedFragment } from './ui/cached-fragment';

const NOW = '2026-11-26T12:00:30.000Z';
const READER = 7;

interface Asked {
  readonly posts?: ListedPost[];
  readonly readerId?: number;
  readonly now?: string;
}

function Cards() {
  const { posts, readerId } = useLoaderData() as Required<Asked>;
  const draw = (post: ListedPost, key: number) => {
    const isOwn = post.author.memberId === readerId;
    return createElement(CaseCard, { key, post, isOwn, isFirst: key === 0 });
  };
  return createElement('div', null, posts.map(draw));
}

function BeyondCards() {
  const { posts } = useLoaderData() as Required<Asked>;
  const draw = ({ id }: ListedPost, key: number) =>
    createElement(BeyondCard, { key, post: beyondPost(id), isOwn: id === 3, isFirst: key === 0 });
  return createElement('div', null, posts.map(draw));
}

function Opportunities() {
  const { posts } = useLoaderData() as Required<Asked>;
  const draw = ({ id }: ListedPost, key: number) => {
    const isWhole = id === 3;
    const props = { opportunity: opportunity(id), isWhole, children: `Apply ${key}` };
    return createElement(OpportunityCard, { key, ...props });
  };
  return createElement('div', null, posts.map(draw));
}

const drawn: string[] = [];
const Title = cachedFragment('title', function Title({ text }: { text: string }) {
  drawn.push(text);
  return createElement('p', null, text);
});

function Titles() {
  const { posts } = useLoaderData() as Required<Asked>;
  const draw = ({ title: text }: ListedPost, key: number) => createElement(Title, { key, text });
  return createElement('div', null, posts.map(draw));
}

type Entry = (request: Request, status: number, headers: Headers, remix: EntryContext) => unknown;

const uncached: Entry = async (request, status, headers, remix) => {
  const context = { ...remix, serverHandoffStream: undefined };
  const page = renderToString(createElement(RemixServer, { context, url: request.url }));
  return new Response(`<!doctype html>${page}`, { status, headers });
};

async function rendered(
  entry: unknown,
  { posts = [], readerId = READER, now = NOW }: Asked,
  Page: ComponentType = Cards,
) {
  const routes = {
    root: { id: 'root', path: '', module: { loader: () => ({ now }), default: Outlet } },
    cards: {
      id: 'cards',
      parentId: 'root',
      index: true,
      module: { loader: () => ({ posts, readerId }), default: Page },
    },
  };
  const build = {
    entry: { module: { default: entry } },
    routes,
    assets: { entry: { imports: [], module: '' }, routes, url: '', version: '1' },
    future: { v3_singleFetch: true },
  } as unknown as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  const leaving = new AbortController();
  const request = new Request('http://suture.example/', { signal: leaving.signal });
  const page = await (await handle(request, { nonce: 'n' } as AppLoadContext)).text();
  // Otherwise Remix's timer for deferred data would keep the test running.
  leaving.abort();
  return page.replaceAll('<', '\n<');
}

const author = {
  memberId: 3,
  fullName: 'Priya <Raghunathan> & Sons',
  pictureUrl: '/media/p.webp?until=1&s=2',
  speciality: 'HPB Surgery',
  place: 'Chennai',
  isVerified: true,
};

const stateOf = (id: number) => CONNECTION_STATES[id % CONNECTION_STATES.length] ?? 'none';

const beyondPost = (id: number): BeyondPost => ({
  id,
  author,
  title: 'On “Ben Nevis”',
  file: null,
  isProcessing: false,
  problem: '',
  connection: { memberId: 3, fullName: author.fullName, connectionId: 5, state: stateOf(id) },
  postedAt: '2026-11-24T11:00:00.000Z',
  isHidden: false,
  isLiked: false,
  isSaved: true,
  likes: 2,
  comments: 0,
  version: 1,
});

const opportunity = (id: number): Opportunity => ({
  id,
  title: 'Fellowship',
  owner: author,
  place: 'Leeds',
  duration: '1 Months',
  from: '2027-01-01',
  to: '2027-02-01',
  deadline: null,
  description: 'Hernia. '.repeat(50),
  speciality: 'General Surgery',
  type: 'Fellowship',
  qualifications: 'MS',
  experience: '2',
  postedAt: '2026-11-24T11:00:00.000Z',
  status: 'Open',
  appliedAt: null,
  responses: null,
  isTakenDown: false,
});

const CASE: ListedPost = {
  id: 1,
  kind: 'case',
  title: '',
  description: '',
  author,
  speciality: 'HPB Surgery',
  age: '58 years',
  gender: 'Male',
  diagnosis: 'Jaundice – “double duct” sign, 膵臓',
  history: 'Three weeks of jaundice. '.repeat(20),
  question: 'Drain <b>first</b>?',
  hasOutcome: false,
  brief: null,
  isOutcomeAwaited: false,
  isLost: false,
  isFollowing: false,
  isBlinded: false,
  steps: 0,
  postedAt: '2026-11-24T11:00:00.000Z',
  closesAt: '2026-12-01T11:00:00.000Z',
  isOpen: true,
  isChecking: false,
  isWaitingForPatient: false,
  isHidden: false,
  isSensitive: false,
  withdrawnAt: null,
  isProcessing: false,
  isLiked: false,
  isSaved: false,
  likes: 1_240,
  comments: 18,
  pictures: [],
  fileCount: 0,
};
const picture = (number: number) => ({
  number,
  url: `/media/${number}.webp`,
  smallUrl: `/media/${number}-s.webp`,
  altText: '',
  color: '#123456',
});
const brief = {
  clavien: 'none' as const,
  cci: 0,
  stayDays: 4,
  advice: { commentId: 9, effect: 'changed' as const, comment: 'Drain first.', author },
};
const POSTS: ListedPost[] = [
  { ...CASE, pictures: [1, 2, 3].map(picture), fileCount: 4, isSensitive: true },
  { ...CASE, id: 2, isLiked: true, isSaved: true, likes: 1, comments: 1 },
  { ...CASE, id: 3, author: { ...author, memberId: READER, pictureUrl: null }, isChecking: true },
  { ...CASE, id: 4, isBlinded: true, comments: 0 },
  { ...CASE, id: 5, kind: 'image', title: 'Gallstones', description: 'Short.', diagnosis: '' },
  { ...CASE, id: 6, isOpen: false, hasOutcome: true, brief, steps: 2 },
  { ...CASE, id: 7, history: '', likes: 0, pictures: [picture(1)], fileCount: 1 },
];
const likes = (page: string) => /title="([\d,]+)\slikes?"/.exec(page)?.[1];

async function expectSame(asked: Asked, Page = Cards): Promise<string> {
  const page = await rendered(handleRequest, asked, Page);
  expect(page).toBe(await rendered(uncached, asked, Page));
  return page;
}

it.each([
  ['cases', Cards],
  ['posts beyond surgery', BeyondCards],
  ['opportunities', Opportunities],
])('A page of %s is the same whether its cards were rendered before or not', async (_, Page) => {
  const pages = POSTS.map((_post, i) => [...POSTS.slice(i), ...POSTS.slice(0, i)]);
  for (const posts of [...pages, ...pages])
    expect(await expectSame({ posts }, Page)).toContain('Raghunathan');
});

it('Each reader sees their own likes, saves and posts', async () => {
  const liked = POSTS.map((post) => ({ ...post, isLiked: !post.isLiked }));
  const saved = POSTS.map((post) => ({ ...post, isSaved: !post.isSaved }));
  for (const posts of [POSTS, liked, saved, POSTS, liked, saved])
    for (const readerId of [READER, author.memberId, 99]) {
      const page = await expectSame({ posts, readerId });
      const own = posts.filter((post) => post.author.memberId === readerId);
      expect(page.match(/\/delete"/g) ?? []).toHaveLength(own.length);
    }
});

it('A card changes with its post, and not before', async () => {
  for (const count of [2, 3, 2]) {
    const page = await expectSame({ posts: [{ ...CASE, id: 11, likes: count }] });
    expect(likes(page)).toBe(String(count));
  }
});

it('A card shows the time of its page', async () => {
  const at = (day: number, hour = 12) => `2026-11-${day}T${hour}:00:00.000Z`;
  const posts = [{ ...CASE, id: 12 }];
  for (const [now, shown] of [
    [at(24), '1\u00A0h'],
    [at(25, 18), '1\u00A0d'],
    [at(24, 13), '2\u00A0h'],
    [at(28), 'Day 5 of 7'],
  ] as const)
    expect(await expectSame({ posts, now })).toContain(shown);
});

it('[D-1011] A case counts its days until it closes, whenever it was posted', async () => {
  const waited = { ...CASE, id: 13, closesAt: '2026-12-03T11:00:00.000Z' };
  const page = await expectSame({ posts: [waited] });
  expect(page).toContain('Day 1 of 7');
  expect(page).toContain('6\u00A0days left');
});

it.each(['isChecking', 'isProcessing', 'isWaitingForPatient', 'isHidden'])(
  '[D-1012] A case that colleagues do not see is not called active (%s)',
  async (state) => {
    const page = await expectSame({ posts: [{ ...CASE, id: 14, [state]: true }] });
    expect(page).toContain('colleagues do not see it');
    expect(page).not.toMatch(/Active|days left/);
  },
);

it('A fragment is rendered once for the same props', async () => {
  const page = (...titles: string[]) =>
    rendered(handleRequest, { posts: titles.map((title) => ({ ...CASE, title })) }, Titles);
  const first = await page('one', '</p>');
  expect(await page('one', '</p>')).toBe(first);
  await page('two', 'one');
  expect(drawn).toEqual(['one', '</p>', 'two']);
});
