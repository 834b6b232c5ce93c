import { type RunningApp, startApp } from '../support/app';
import { aMember, anAdmin, anOnboarding, type Person } from '../support/people';

let app: RunningApp;
let viewer: Person;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  viewer = await aMember(app, { firstName: 'Viewer', lastName: 'Zzyzx' });
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

/** Names as people have them; factories of the tests do not check them. */
const named = (firstName: string, lastName: string) => aMember(app, { firstName, lastName });

const idsIn = (rows: unknown, word = 'id') =>
  (rows as Record<string, unknown>[]).map((row) => Number(row[word] ?? row['signup_id']));

/** Every door at which somebody is looked up by name. */
const DOORS: [door: string, look: (typed: string) => Promise<number[]>][] = [
  [
    'members',
    async (searchTerm) =>
      idsIn((await viewer.post('searchUserDetailsWithFilter', { searchTerm })).body['result']),
  ],
  [
    'names',
    async (searchKey) =>
      idsIn((await viewer.post('searchUserDetails', { searchKey })).body['result']),
  ],
  [
    'search of everything',
    async (query) => {
      const words = new URLSearchParams({ query, kind: 'members' });
      return idsIn((await viewer.get(`search?${words}`)).body['result']);
    },
  ],
  [
    'mentions',
    async (query) =>
      idsIn((await viewer.get(`mentions?${new URLSearchParams({ query })}`)).body['result']),
  ],
  [
    'authors of Beyond Surgery',
    async (searchTerm) =>
      idsIn((await viewer.post('searchBeyondUsers', { searchKey: searchTerm })).body['result']),
  ],
  [
    'administration',
    async (query) =>
      idsIn(
        (await admin.get(`admin/members?${new URLSearchParams({ term: query })}`)).body['result'],
      ),
  ],
];

const PEOPLE: [first: string, last: string, typed: string[]][] = [
  ['Sinéad', "O'Brien", ['sinead', 'SINÉAD', 'obrien', "o'brien", 'o’brien', 'o brien', 'brien']],
  ['Jean-Luc', 'Al-Rashid', ['jean luc', 'jeanluc', 'al-rashid', 'alrashid', 'rashid', 'luc al']],
  ['Jörg', 'Großmann', ['grossmann', 'großmann', 'GROSSM', 'jorg gro', 'Großmann Jörg']],
  ['Łukasz', 'Nuñez', ['lukasz', 'nunez', 'łuk', 'Nuñez']],
  ['Xaviera', 'Quintrell', ['Dr Xaviera Quintrell', 'Prof. Quintrell', 'Quintrell FRCS, M.S.']],
  ['Md', 'Farhanuddin', ['Md Farhanuddin', 'Mr Farhan', 'Miss Farhanuddin MD']],
  ['小明', '王', ['王', '小明', '王小明', '明', '王 小明', '小明 王']],
  ['さくら', '田中', ['田', '田中', 'さくら', '田中さくら', 'くら', 'さくら 田中']],
  ['민준', '김', ['김', '민', '민준', '김민준', '준']],
];

describe('Somebody is found by name', () => {
  const made = new Map<string, number>();
  beforeAll(async () => {
    for (const [first, last] of PEOPLE) made.set(`${first} ${last}`, (await named(first, last)).id);
  });

  it.each(DOORS)('[D-936] by one rule at every door: %s', async (_, look) => {
    const missed: string[] = [];
    for (const [first, last, typed] of PEOPLE)
      for (const one of typed)
        if (!(await look(one)).includes(made.get(`${first} ${last}`) ?? 0)) missed.push(one);
    expect(missed).toEqual([]);
    expect(await look('qqxxqq')).toEqual([]);
    expect(await look('intrell')).toEqual([]);
  });

  it('[D-936] by administrators also before the registration is complete', async () => {
    const { id } = await anOnboarding(app, { firstName: 'Zoë', lastName: 'D’Oyly', step: 1 });
    const look = DOORS.at(-1)?.[1] as (typed: string) => Promise<number[]>;
    expect(await look('Dr Zoe')).toContain(id);
    expect(await look('doyly')).toContain(id);
  });
});
