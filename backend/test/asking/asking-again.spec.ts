import { endAsking } from '../../src/asking/asking.jobs';
import { AskingService } from '../../src/asking/asking.service';
import { CaseAnswersService } from '../../src/asking/case-answers.service';
import { resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { ask, asked, progress, surgeons, whomAsked } from './support/surgeons';

const NOON = new Date('2026-12-01T12:00:00Z');
const HPB = 'HPB Surgery';

let app: RunningApp;
let author: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  await app.rows('delete from profile where speciality = ?', [HPB]);
  app.clock.set(NOON);
  author = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const questionsOf = async (who: Person) => resultOf(await who.get('questions'));

describe('Asking again', () => {
  it('[D-929] a case that is restored can be asked about again', async () => {
    const earlier = await surgeons(app, HPB, 2);
    const id = await asked(author, HPB);
    const setHidden = (at: Date | null) =>
      app.rows('update clinical_post set hidden_at = ? where id = ?', [at, id]);
    const jobs = await promised(app, endAsking.queue, { postId: id });
    await setHidden(NOON);
    expect(await progress(author, id)).toMatchObject({ state: 'ended', ended_by: 'gone' });
    expect((await ask(author, id)).body.msg).toBe('Colleagues cannot see this case yet.');

    await setHidden(null);
    const [fresh] = (await surgeons(app, HPB, 1)) as [Person];
    expect(await progress(author, id)).toMatchObject({
      state: 'none',
      ended_by: 'gone',
      reach: { now: 1, off: 2 },
    });
    app.clock.advance(60_000);
    expect((await ask(author, id)).body['result']).toMatchObject({ asked: 1 });
    expect(await whomAsked(app, id)).toContain(fresh.id);
    const [first] = earlier as [Person];
    expect((await questionsOf(first)).map(({ state }) => state)).toEqual(['open']);
    expect((await ask(author, id)).body.msg).toBe(
      'Colleagues have already been asked about this case.',
    );

    for (const { name, payload } of jobs) {
      const job = payload as { wave: 2; askedAt: string };
      await inUnitOfWork(app, async () => {
        if (name === endAsking.name) await app.nest.get(CaseAnswersService).endTime(id, job);
        else await app.nest.get(AskingService).goOn(id, job.wave, job);
      });
    }
    expect(await progress(author, id)).toMatchObject({ state: 'open', asked: 3, waves: 1 });
  });
});
