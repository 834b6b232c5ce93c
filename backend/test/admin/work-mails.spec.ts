import { WorkMails } from '../../src/admin/waiting/work-mails.service';
import { type RunningApp, startApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, aModerator, anEditor, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { registered } from './support/registrations';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const mails = () => app.nest.get(WorkMails);
const at = async (moment: string) => {
  app.clock.set(new Date(moment));
  await inUnitOfWork(app, () => mails().tell());
};
const promisedTo = async ({ id: memberId }: Person) =>
  (await promised(app, 'digests', { memberId })).filter(({ name }) => name === 'work-waits').length;

async function mailTo(who: Person) {
  await inUnitOfWork(app, () => mails().send(who.id, `work-${who.id}`));
  return app.rows<{ subject: string; text: string }>(
    'select subject, text from dev_mail where recipient = ?',
    [who.email],
  );
}

describe('The mail about what waits', () => {
  it('[D-760] is promised once a day from nine on, to those whose role it is', async () => {
    const [moderator, editor, member] = [
      await aModerator(app),
      await anEditor(app),
      await aMember(app),
    ];
    const counts = async () =>
      Promise.all([promisedTo(moderator), promisedTo(editor), promisedTo(member)]);
    await at('2031-05-06T08:59:00Z');
    expect(await counts()).toEqual([0, 0, 0]);
    await at('2031-05-06T09:10:00Z');
    await at('2031-05-06T09:40:00Z');
    expect(await counts()).toEqual([1, 0, 0]);
    await at('2031-05-07T09:10:00Z');
    expect(await counts()).toEqual([2, 0, 0]);
  });

  it('[D-760] counts what waits, and is not sent when nothing does', async () => {
    const moderator = await aModerator(app);
    expect(await mailTo(moderator)).toEqual([]);
    await registered(app);
    expect(await mailTo(moderator)).toMatchObject([
      { subject: 'Waiting on Suture: 1 registration' },
    ]);
  });
});
