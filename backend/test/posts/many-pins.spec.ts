import { MikroORM } from '@mikro-orm/postgresql';
import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { at, pictured, type Row, say } from './support/pins';

const [COMMENTS, EACH] = [40, 5];

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
});
afterAll(() => app.stop());

/** The marks of a page of a case, and the statements that it costs. */
async function pageOf(reader: Person, post: number) {
  const connection = app.nest.get(MikroORM).em.getConnection();
  const asked = jest.spyOn(connection, 'execute');
  try {
    await reader.get(`posts/${post}`);
    const { body } = await reader.get(`posts/${post}/comments?limit=50`);
    const comments = body['result'] as unknown as { pins: Row[] }[];
    const marks = comments.flatMap(({ pins }) => pins).length;
    return { marks, statements: asked.mock.calls.map(([sql]) => String(sql)) };
  } finally {
    asked.mockRestore();
  }
}

/** What the process does meanwhile by itself is in some of them only. */
async function costOf(reader: Person, post: number) {
  const pages = [
    await pageOf(reader, post),
    await pageOf(reader, post),
    await pageOf(reader, post),
  ];
  const statements = Math.min(...pages.map((page) => page.statements.length));
  const ofPins = pages.map((page) => page.statements.filter((sql) => /\bpin k\b/.test(sql)).length);
  return { statements, marks: pages[0]?.marks, ofPins };
}

describe('Many marks', () => {
  it('[D-1230] 200 on one page cost no statement more than none', async () => {
    const { post, files } = await pictured(anna);
    await say(anna, post, []);
    const none = await costOf(anna, post);
    expect(none).toMatchObject({ marks: 0, ofPins: [1, 1, 1] });
    const many = Array.from({ length: EACH }, () => at(files[0]));
    for (let n = 0; n < COMMENTS; n += 1) await say(anna, post, many);
    expect(await costOf(anna, post)).toEqual({ ...none, marks: COMMENTS * EACH });
  });
});
