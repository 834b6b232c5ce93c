import { aCase, again, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aSurgeon, ask, progress, runWave, surgeons, whomAsked } from './support/surgeons';

const HPB = 'HPB Surgery';
const NEIGHBOURS = ['GI Surgery', 'Transplantation Surgery', 'Upper GI Surgery'];
const day = (time: string) => `2026-12-01T${time}:00.000Z`;
const quietUntil = (quietTo: string) => ({ quietFrom: '10:00', quietTo, timezone: 'UTC' });

let app: RunningApp;
let author: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  await app.rows('delete from profile where speciality = any(cast(? as text[]))', [
    `{${[HPB, ...NEIGHBOURS].map((name) => `"${name}"`).join(',')}}`,
  ]);
  app.clock.set(new Date(day('12:00')));
  author = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

describe('A wider search', () => {
  const widen = (id: number, ...neighbours: string[]) =>
    author.post(`clinicalCases/${id}/ask/widen`, { with: neighbours });
  const wideningOf = async (id: number) =>
    (await progress(author, id))['widening'] as Record<string, unknown>;

  it('[D-1010] asks as many more at once as was said before, and others as quiet hours end', async () => {
    await surgeons(app, HPB, 2);
    await surgeons(app, 'GI Surgery', 5);
    await surgeons(app, 'Transplantation Surgery', 4);
    await aSurgeon(app, 'Upper GI Surgery', quietUntil('14:00'));
    const id = await aCase(author, { speciality: HPB });
    await author.post(`clinicalCases/${id}/ask`, { urgency: 'today', with: ['GI Surgery'] });
    expect(await wideningOf(id)).toEqual({
      room: 3,
      now: 0,
      neighbours: [
        { speciality: 'GI Surgery', now: 0, later: [], asked: 5 },
        { speciality: 'Transplantation Surgery', now: 4, later: [], asked: 0 },
        { speciality: 'Upper GI Surgery', now: 0, later: [{ at: day('14:00'), n: 1 }], asked: 0 },
      ],
    });
    expect((await widen(id, 'Upper GI Surgery')).body['result']).toEqual({ id, asked: 0 });
    app.clock.set(new Date(day('14:00')));
    author = await again(app, author);
    await runWave(app, id, 1);
    expect(await whomAsked(app, id)).toHaveLength(8);
    expect(await wideningOf(id)).toMatchObject({ room: 2 });
    expect((await widen(id, 'Transplantation Surgery')).body).toMatchObject({
      code: 200,
      result: { id, asked: 2 },
    });
    expect(await whomAsked(app, id)).toHaveLength(10);
    expect(await progress(author, id)).toMatchObject({
      asked: 10,
      with: expect.arrayContaining(NEIGHBOURS),
    });
    expect(await wideningOf(id)).toBeUndefined();
    await runWave(app, id, 2);
    expect(await whomAsked(app, id)).toHaveLength(12);
  });

  it('adds to the first members of a question that begins later', async () => {
    await surgeons(app, 'GI Surgery', 2);
    const id = await aCase(author, { speciality: HPB });
    await author.post(`clinicalCases/${id}/ask`, { urgency: 'today', from: day('15:00') });
    expect(await wideningOf(id)).toMatchObject({ room: 0 });
    expect((await widen(id, 'GI Surgery')).body).toMatchObject({ result: { asked: 0 } });
    app.clock.set(new Date(day('15:00')));
    await runWave(app, id, 1);
    expect(await whomAsked(app, id)).toHaveLength(2);
  });

  it('is for neighbours only, of a question that is open', async () => {
    const id = await aCase(author, { speciality: HPB });
    expect((await widen(id, 'GI Surgery')).code).toBe(409);
    await ask(author, id);
    for (const wrong of [['Urology'], []])
      expect((await widen(id, ...wrong)).body).toMatchObject({
        code: 422,
        errors: { with: ['Please choose from the neighbouring specialities.'] },
      });
    await author.post(`clinicalCases/${id}/ask/end`);
    expect((await widen(id, 'GI Surgery')).code).toBe(409);
    expect(await wideningOf(id)).toBeUndefined();
  });
});
