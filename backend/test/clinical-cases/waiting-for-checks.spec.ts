import { HoldingService } from '../../src/clinical-cases/checks/holding.service';
import { checkPostFile } from '../../src/clinical-cases/clinical-cases.jobs';
import { CheckPatience } from '../../src/media/checks/check-patience';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { until } from '../support/until';
import { aCase, caseForm, idIn, startWithFiles, theCase, withFiles } from './support/cases';
import { aScan } from './support/scans';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithFiles({}, { holdsFiles: true });
  // Longer than a test may take, so a call that waits in vain fails its test.
  Object.assign(app.nest.get(CheckPatience).ms, { post: 60_000 });
});
afterAll(() => app.stop());

/** Runs the next file check as a worker would, once its job is visible. */
async function checkTheNext(): Promise<void> {
  const waiting = () => promised(app, checkPostFile.queue);
  await until(async () => (await waiting()).length > 0);
  const [job] = await waiting();
  const fileId = Number(job?.payload['fileId']);
  await inUnitOfWork(app, () =>
    app.nest.get(HoldingService).make({ fileId, outboxId: job?.id ?? 0 }),
  );
  await app.rows('delete from outbox where id = ?', [job?.id]);
}

describe('[D-447] A call that waits for the check of its files', () => {
  it.each([
    ['posts a case', async () => 'clinicalCases'],
    ['adds a step', async (id: number) => `clinicalCases/${id}/steps`],
  ])(
    '%s: what it stored can be checked meanwhile, under an Idempotency-Key as well',
    async (_, path) => {
      const anna = await aMember(app);
      const to = await path(await aCase(anna));
      const step = { kind: 'imaging', day: 2, text: 'A second scan.', consent: true };
      for (const key of [undefined, 'a-ward-phone']) {
        const by = key ? anna.with({ 'idempotency-key': key }) : anna;
        const form = withFiles({ ...caseForm(), ...step }, [await aScan('')]);
        const [reply] = await Promise.all([by.post(to, form), checkTheNext()]);
        expect(reply.code).toBe(200);
      }
    },
  );

  it('answers a repeat with the same case, which colleagues see', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const keyed = anna.with({ 'idempotency-key': 'twice' });
    const scan = await aScan('');
    const post = async () => idIn(await keyed.post('clinicalCases', withFiles(caseForm(), [scan])));
    const [id] = await Promise.all([post(), checkTheNext()]);
    expect(await post()).toBe(id);
    expect((await theCase(ben, id))['files']).toHaveLength(1);
  });
});
