import { startWithFiles } from '../clinical-cases/support/cases';
import { callsOf } from '../security/support/calls';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin } from '../support/people';
import { beyond } from './support/beyond';
import { asking, posting, reading, removing } from './support/cases';
import { communityDiscussing, communityPosting } from './support/community';
import { connecting } from './support/connections';
import { discussing, saving } from './support/discussions';
import { isOld } from './support/old-calls';
import { applying, opening } from './support/opportunities';
import { polling, stepping } from './support/parts';
import { numbered, Recording, recorded } from './support/recording';
import type { Chapter } from './support/scene';
import { downloading, linking, visiting } from './support/secrets';

/** The calls of the existing apps (contract, sections 5, 6, 7, 8, 10 and 13). */
const CHAPTERS: Readonly<Record<string, readonly Chapter[]>> = {
  cases: [posting, reading, removing, asking],
  discussions: [discussing, saving],
  parts: [polling, stepping],
  community: [communityPosting, communityDiscussing],
  connections: [connecting],
  opportunities: [opening, applying],
  beyond: [beyond],
  links: [linking],
  visitors: [visiting],
  documents: [downloading],
};
const BEGIN = new Date('2026-11-28T09:00:00Z');

let app: RunningApp;
let tables: string[];
beforeAll(async () => {
  app = await startWithFiles();
  app.clock.set(BEGIN);
  tables = await numbered(app);
});
afterAll(() => app.stop());

describe('The existing apps', () => {
  it.each(Object.entries(CHAPTERS))(
    '[D-1150] are answered as recorded: %s',
    async (name, chapters) => {
      const on = new Recording(app, tables);
      const people = {
        anna: await aMember(app, { firstName: 'Anna', lastName: 'Keller' }),
        ben: await aMember(app, { firstName: 'Ben', lastName: 'Okafor' }),
        cleo: await aMember(app, { firstName: 'Cleo', lastName: 'Marsh' }),
        admin: await anAdmin(app),
      };
      for (const chapter of chapters) await chapter({ app, on, ...people });
      on.expectSame(name);
    },
  );

  it('[D-1150] have no call that is in no recording', () => {
    const calls = callsOf().map(({ name }) => name);
    const theirs = calls.filter((name) => isOld(name));
    const told = new Set(
      Object.keys(CHAPTERS).flatMap((name) => recorded(name).map(({ call }) => call)),
    );
    expect(theirs.filter((name) => !told.has(name))).toEqual([]);
    expect([...told].filter((name) => !calls.includes(name))).toEqual([]);
    expect(theirs.length).toBeGreaterThan(90);
  });
});
