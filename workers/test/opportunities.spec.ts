import type { INestApplicationContext } from '@nestjs/common';
import { tidyOpportunities } from '../../backend/src/opportunities/opportunities.jobs';
import { Queues } from '../../backend/src/platform/queues/queues';
import { startWithFiles } from '../../backend/test/clinical-cases/support/cases';
import { anOpportunity, applied } from '../../backend/test/opportunities/support/opportunities';
import type { RunningApp } from '../../backend/test/support/app';
import { aMember, anAdmin } from '../../backend/test/support/people';
import { eventually, startWorkers } from './support';

let app: RunningApp;
let workers: INestApplicationContext;
beforeAll(async () => {
  app = await startWithFiles();
  workers = await startWorkers();
});
afterAll(async () => {
  await workers.close();
  await app.stop();
});

const mailsTo = (address: string) =>
  app.rows<{ subject: string; text: string }>(
    'select subject, text from dev_mail where recipient = ? order by id',
    [address],
  );
const subjectsTo = async (address: string) =>
  (await mailsTo(address)).map(({ subject }) => subject);
const mailTo = (address: string, subject: string) =>
  eventually(async () => ((await subjectsTo(address)).includes(subject) ? true : undefined));

describe('What happens to an application', () => {
  it('[D-093] reaches the owner and the applicants by mail, and nobody else', async () => {
    const [anna, ben, carl, dora] = [
      await aMember(app, { lastName: 'Blum' }),
      await aMember(app, { lastName: 'Okoro' }),
      await aMember(app, { lastName: 'Weiss' }),
      await aMember(app, { lastName: 'Quist' }),
    ];
    const title = 'Liver fellowship';
    const opportunityId = await anOpportunity(app, anna, { title });
    const [yes, no] = [await applied(ben, opportunityId), await applied(carl, opportunityId)];
    await applied(dora, opportunityId);
    const three = Array(3).fill(`An application for “${title}”`);
    await eventually(async () =>
      (await subjectsTo(anna.email)).length >= three.length ? true : undefined,
    );
    await anna.post('opportunities/handleResponse', {
      opportunityId,
      applicationId: yes,
      whatToDo: 2,
    });
    await anna.post('opportunities/handleResponse', {
      opportunityId,
      applicationId: no,
      whatToDo: 1,
    });
    await mailTo(ben.email, `Your application for “${title}” was accepted`);
    await mailTo(carl.email, `Your application for “${title}”`);
    await anna.post('opportunities/delete', { opportunity_id: opportunityId });
    await mailTo(dora.email, `“${title}” was closed`);

    expect(await subjectsTo(ben.email)).toHaveLength(1);
    expect(await subjectsTo(carl.email)).toHaveLength(1);
    expect(await subjectsTo(anna.email)).toEqual(three);
    for (const { email, fullName } of [anna, ben, carl, dora])
      for (const { text } of await mailsTo(email))
        expect(text.replace(fullName, '')).not.toMatch(/Blum|Okoro|Weiss|Quist/);
  });

  it('[D-995] is told to an owner whose opportunity an administrator closed', async () => {
    const [anna, admin] = [await aMember(app), await anAdmin(app)];
    const title = 'Paid fellowship';
    const id = await anOpportunity(app, anna, { title });
    await admin.post(`admin/opportunities/${id}/close`, { reason: 'It asks for money.' });
    await mailTo(anna.email, `“${title}” was closed`);
    const [mail] = await mailsTo(anna.email);
    expect(mail?.text).toContain('The reason: It asks for money.');
  });

  it('is tidied by itself, every hour', async () => {
    const schedulers = await workers.get(Queues).of(tidyOpportunities.queue).getJobSchedulers();
    expect(schedulers).toEqual([
      expect.objectContaining({ key: tidyOpportunities.name, every: 3_600_000 }),
    ]);
  });
});
