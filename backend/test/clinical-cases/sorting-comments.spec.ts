import { aBeyondPost } from '../beyond-surgery/support/beyond';
import type { RunningApp } from '../support/app';
import type { Replied } from '../support/client';
import { aMember, type Person } from '../support/people';
import { aCase, anOutcome, idIn, type Rows, startWithFiles } from './support/cases';

let app: RunningApp;
let anna: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
  cleo = await aMember(app);
});
afterAll(() => app.stop());

interface Listed {
  readonly words: unknown[];
  readonly next: number | null;
}

const wordsOf = (rows: Rows) => rows.map(({ comment }) => comment);
const enveloped = ({ body }: Replied): Listed => ({
  words: wordsOf(body['result'] as unknown as Rows),
  next: body['nextBefore'] as number | null,
});

interface Place {
  post(): Promise<number>;
  say(by: Person, id: number, comment: string): Promise<number>;
  like(by: Person, commentId: number): Promise<Replied>;
  list(id: number, asked: object): Promise<Listed>;
  ask(id: number, asked: object): Promise<Replied>;
}

const onCase = {
  post: () => aCase(anna),
  say: async (by: Person, clinicalCaseId: number, comment: string) =>
    idIn(await by.post('clinicalCases/comment', { clinicalCaseId, comment })),
  like: (by: Person, id: number) => by.post(`comments/${id}/like`),
};
const queryOf = (asked: object) => new URLSearchParams(asked as Record<string, string>);

const PLACES: Record<string, Place> = {
  'a case': {
    ...onCase,
    ask: (id, asked) => ben.get(`getCommentsOnClinicalCase/${id}?${queryOf(asked)}`),
    async list(id, asked) {
      const reply = await this.ask(id, asked);
      const next = reply.headers.get('x-next-before');
      return { words: wordsOf(reply.body as unknown as Rows), next: next ? Number(next) : null };
    },
  },
  'a post of the community': {
    ...onCase,
    ask: (community_id, asked) => ben.post('getCommentForCommunityId', { community_id, ...asked }),
    list: async (community_id, asked) =>
      enveloped(await ben.post('getCommentForCommunityId', { community_id, ...asked })),
  },
  'a post of Beyond Surgery': {
    post: () => aBeyondPost(anna),
    say: async (by, beyond_surgery_id, curruntComment) =>
      idIn(await by.post('addCommentForBeyondId', { beyond_surgery_id, curruntComment })),
    like: (by, id) => by.post(`beyond/comments/${id}/like`),
    ask: (beyond_surgery_id, asked) =>
      ben.post('getCommentForBeyondId', { beyond_surgery_id, ...asked }),
    list: async (beyond_surgery_id, asked) =>
      enveloped(await ben.post('getCommentForBeyondId', { beyond_surgery_id, ...asked })),
  },
};

describe.each(Object.entries(PLACES))('[D-453] Comments on %s', (_, place) => {
  let id: number;
  beforeAll(async () => {
    id = await place.post();
    const ids: number[] = [];
    for (const word of ['one', 'two', 'three', 'four']) ids.push(await place.say(ben, id, word));
    const [, two = 0, three = 0] = ids;
    for (const by of [anna, cleo]) await place.like(by, two);
    await place.like(cleo, three);
  });

  /** Page after page, each from where the one before said. */
  async function paged(sort: string): Promise<unknown[][]> {
    const pages: unknown[][] = [];
    let before: number | null = null;
    do {
      const { words, next } = await place.list(id, { sort, limit: 3, ...(before && { before }) });
      pages.push(words);
      before = next;
    } while (before !== null);
    return pages;
  }

  it('are listed by likes, by age, and the newest first', async () => {
    expect(await paged('liked')).toEqual([['two', 'three', 'four'], ['one']]);
    expect(await paged('oldest')).toEqual([['one', 'two', 'three'], ['four']]);
    expect(await paged('newest')).toEqual([['four', 'three', 'two'], ['one']]);
  });

  it('are listed as ever where nothing is said, and in no order that nobody knows', async () => {
    expect((await place.list(id, { limit: 3 })).words).toEqual(['two', 'three', 'four']);
    expect((await place.ask(id, { sort: 'loudest' })).code).toBe(422);
  });
});

describe('Comments that changed the plan', () => {
  it('[D-495] come before the most liked ones, page by page', async () => {
    const id = await aCase(anna);
    const said: number[] = [];
    for (const word of ['one', 'two', 'three', 'four']) said.push(await onCase.say(ben, id, word));
    const [one = 0, two = 0, three = 0] = said;
    for (const by of [anna, cleo]) await onCase.like(by, two);
    await onCase.like(cleo, three);
    const advice = [
      { commentId: one, effect: 'changed' },
      { commentId: three, effect: 'changed' },
      { commentId: two, effect: 'confirmed' },
    ];
    await anna.send('PUT', `clinicalCases/${id}/outcome`, { ...anOutcome('Well.'), advice });
    const place = PLACES['a case'] as Place;
    const first = await place.list(id, { sort: 'liked', limit: 2 });
    const second = await place.list(id, { sort: 'liked', limit: 2, before: first.next });
    expect([first.words, second.words]).toEqual([
      ['three', 'one'],
      ['two', 'four'],
    ]);
    expect((await place.list(id, { sort: 'newest' })).words).toEqual([
      'four',
      'three',
      'two',
      'one',
    ]);
  });
});
