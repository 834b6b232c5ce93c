import { RegistrationWatch } from '../../src/profiles/registrations/registration-watch.service';
import { DAY, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { aForm } from '../profiles/uploads';
import type { RunningApp } from '../support/app';
import { aMember, aModerator, aVisitor, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import {
  CONFIRMED,
  dayIn,
  decide,
  get,
  isVerified,
  own,
  prove,
  type Registration,
  registered,
  told,
} from './support/registrations';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithFiles();
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const watch = () => inUnitOfWork(app, () => app.nest.get(RegistrationWatch).watch());
const pathOf = (url: string) => url.replace('/media/', '').split('?')[0] ?? '';

describe('A proof', () => {
  it('[D-755, D-927] is opened by moderators and administrators alone, and each opening is audited', async () => {
    const { who, id } = await registered(app);
    expect((await prove(who, id)).code).toBe(200);
    expect(await own(who)).toMatchObject([{ proof_name: 'certificate.jpg' }]);
    expect(JSON.stringify(await own(who))).not.toContain('/media/');
    const moderator = await aModerator(app);
    const { proof } = resultOf(
      await moderator.get(`admin/registrations/${id}`),
    ) as unknown as Registration;
    expect(proof).toMatchObject({ name: 'certificate.jpg' });
    const statusFor = async (who?: Person) =>
      (await fetch(`${app.url}${proof?.url}`, { headers: who?.headers ?? {} })).status;
    // The address is worth nothing to anybody else, whoever passed it on.
    for (const other of [undefined, who, await aMember(app), await aModerator(app)])
      expect(await statusFor(other)).toBe(404);
    expect(await statusFor(moderator)).toBe(200);
    const opened = await app.rows<{ actor_id: number }>(
      "select actor_id from audit_event where action = 'private-file-opened' and object = ?",
      [pathOf(proof?.url ?? '')],
    );
    expect(opened).toEqual([{ actor_id: moderator.id }]);
    expect((await aVisitor(app).get(`admin/registrations/${id}`)).code).toBe(401);
  });

  it('is a PDF or a picture, and takes the place of the one before', async () => {
    const { who, id } = await registered(app);
    await prove(who, id);
    const before = (await get(app, id)).proof?.url ?? '';
    await prove(who, id);
    expect(await app.rows('select attached_at from asset where key = ?', [pathOf(before)])).toEqual(
      [{ attached_at: null }],
    );
    const text = aForm('proof', { name: 'a.txt', bytes: Buffer.from('Hello'), type: 'text/plain' });
    expect((await who.post(`registrations/${id}/proof`, text)).body).toMatchObject({
      code: 415,
      msg: 'Please choose a PDF file or a picture.',
    });
    expect((await who.post(`registrations/${id}/proof`, new FormData())).body.errors).toEqual({
      proof: ['Please choose a file.'],
    });
  });
});

describe('A confirmation', () => {
  it('[D-756] ends on its day: its member is told 60 and 14 days before, and then', async () => {
    const { who, id } = await registered(app);
    const until = dayIn(app, 100);
    const end = Date.parse(until);
    await decide(app, id, { ...CONFIRMED, until });
    const on = async (daysBefore: number) => {
      app.clock.set(new Date(end - daysBefore * DAY + 3_600_000));
      await watch();
      await watch();
      return (await told(app, who)).filter(({ kind }) => kind === 'registration-expiring').length;
    };
    expect([await on(61), await on(60), await on(15), await on(14), await on(1)]).toEqual([
      0, 1, 1, 2, 2,
    ]);
    expect(await isVerified(app, who)).toBe(true);
    expect(await on(0)).toBe(3);
    expect((await told(app, who)).at(-1)).toMatchObject({
      words: 'The confirmation of your medical registration has ended. Please send a new proof.',
    });
    expect(await get(app, id)).toMatchObject({ state: 'expired', until });
    expect(await isVerified(app, who)).toBe(false);
    expect(await on(-3)).toBe(3);
  });

  it('[D-757] goes on while a new proof is looked at before its end', async () => {
    const { who, id } = await registered(app);
    const until = dayIn(app, 10);
    await decide(app, id, { ...CONFIRMED, until });
    expect((await own(who))[0]?.takes_proof).toBe(true);
    expect((await prove(who, id)).code).toBe(200);
    expect((await get(app, id)).state).toBe('waiting');
    expect(await isVerified(app, who)).toBe(true);
    app.clock.set(new Date(Date.parse(until) + DAY));
    await watch();
    expect((await get(app, id)).state).toBe('waiting');
    expect(await isVerified(app, who)).toBe(false);
  });
});
