import { resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, aModerator, anAdmin, type Person } from '../support/people';
import { anOpportunity, applied, dayAfter, opportunityForm } from './support/opportunities';

let app: RunningApp;
let admin: Person;
let owner: Person;
beforeAll(async () => {
  app = await startWithFiles();
  admin = await anAdmin(app);
});
beforeEach(async () => {
  owner = await aMember(app, { lastName: `Ümit-${Math.random().toString(36).slice(2)}` });
});
afterAll(() => app.stop());

const PATH = 'admin/opportunities';
const closing = (id: number, reason = 'It asks applicants for money.', who = admin) =>
  who.post(`${PATH}/${id}/close`, { reason });
const named = (title: string) =>
  `${title} ${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}xyz`;
const found = async (query: string, state = 'all') => {
  const { body } = await admin.get(`${PATH}?state=${state}&query=${encodeURIComponent(query)}`);
  return (body['result'] as unknown as { id: number }[]).map(({ id }) => id);
};
const linesOf = async (who: Person) => {
  await hearSignals(app);
  const lines = resultOf(await who.post('getNotificationData'));
  return lines.map(({ kind, text, link }) => [kind, text, link]);
};

describe('[D-995] An administrator', () => {
  it('finds opportunities by a word of the title or the owner, and by state', async () => {
    const title = named('Robotic');
    const [one, two] = [
      await anOpportunity(app, owner, { title }),
      await anOpportunity(app, owner, { title }),
    ];
    expect(await found(title.slice('Robotic '.length, -2))).toEqual([two, one]);
    expect(await found(owner.fullName.split(' ').at(-1)?.replace('Ü', 'u') ?? '')).toEqual([
      two,
      one,
    ]);
    await owner.post('opportunities/delete', { opportunity_id: one });
    expect([await found(title, 'open'), await found(title, 'ended')]).toEqual([[two], [one]]);
    await closing(two);
    expect(await found(title, 'taken-down')).toEqual([two]);
    expect(await found('zzzzzz')).toEqual([]);
    expect((await admin.get(`${PATH}?state=lost`)).code).toBe(422);
  });

  it('pages through them, twenty at a time', async () => {
    const title = named('Paged');
    for (let count = 0; count < 21; count += 1) await anOpportunity(app, owner, { title });
    const pageOf = async (page: number) =>
      (await admin.get(`${PATH}?query=${encodeURIComponent(title)}&page=${page}`)).body;
    const [first, second] = [await pageOf(1), await pageOf(2)];
    const lengths = [first, second].map(({ result }) => (result as unknown as object[]).length);
    expect([...lengths, first['total']]).toEqual([20, 1, 21]);
  });

  it('closes one with a reason, which its owner is told, and applicants that it is closed', async () => {
    const [ben, title] = [await aMember(app), named('Paid')];
    const id = await anOpportunity(app, owner, { title });
    await applied(ben, id);
    const empty = await closing(id, ' ');
    expect(empty.body.errors).toEqual({ reason: ['Reason is required.'] });
    expect((await closing(id)).code).toBe(200);
    const told = `An administrator closed “${title}”: It asks applicants for money.`;
    expect(await linesOf(owner)).toContainEqual([
      'opportunity-closed',
      told,
      `/appeals/opportunity/${id}`,
    ]);
    expect(await linesOf(ben)).toEqual([
      [
        'opportunity-closed',
        `“${title}”, for which you applied, was closed.`,
        '/opportunities/applied',
      ],
    ]);
    const [line] = await app.rows(
      `select actor_id, result from audit_event where action = 'opportunity-taken-down' and object = ?`,
      [`opportunity ${id}`],
    );
    expect(line).toMatchObject({ actor_id: admin.id, result: 'done' });
    const { body } = await admin.get(`${PATH}/${id}`);
    expect(body['result']).toMatchObject({ title, status: 'Closed', owner: { id: owner.id } });
    const again = await closing(id);
    expect([again.code, again.body.msg]).toEqual([
      409,
      'An administrator has closed this opportunity.',
    ]);
  });

  it('[D-1016] closes it until its owner appeals, and somebody else agrees', async () => {
    const title = named('Appealed');
    const id = await anOpportunity(app, owner, { title });
    const own = async () => (await owner.get(`appeals/opportunity/${id}`)).body['result'];
    expect((await owner.get(`appeals/opportunity/${id}`)).code).toBe(404);
    await closing(id);
    expect(await own()).toMatchObject({
      title,
      action: 'remove',
      reason: 'It asks applicants for money.',
      in_force: true,
      may_appeal: true,
      link: `/opportunities/${id}`,
    });
    const [mail] = await promised(app, 'mail', { opportunityId: id });
    expect(mail).toBeDefined();
    const text = { kind: 'opportunity', id, text: 'The fee is the university’s.' };
    const { body } = await owner.post('appeals', text);
    const rule = (who: Person) =>
      who.post(`admin/appeals/${body['id']}`, { decision: 'restore', reason: 'We read it again.' });
    const other = await anAdmin(app);
    expect((await rule(admin)).code).toBe(403);
    expect((await rule(other)).code).toBe(200);
    expect((await owner.get(`opportunities/${id}`)).body['result']).toMatchObject({
      status: 'Open',
      is_taken_down: false,
    });
    expect(await own()).toMatchObject({ in_force: false, appeal: { decision: 'restore' } });
    await closing(id, 'It asks again.');
    expect(await own()).toMatchObject({ reason: 'It asks again.', may_appeal: true, appeal: null });
  });

  it('closes it: its owner sees so, and cannot open it again', async () => {
    const id = await anOpportunity(app, owner);
    await owner.post('opportunities/delete', { opportunity_id: id });
    const own = async () => (await owner.get(`opportunities/${id}`)).body['result'];
    expect(await own()).toMatchObject({ is_taken_down: false });
    await closing(id);
    expect(await own()).toMatchObject({ is_taken_down: true });
    const lastDate = dayAfter(app.clock.now(), 20);
    expect((await owner.post(`opportunities/${id}/reopen`, { lastDate })).code).toBe(409);
    const edited = await owner.send('PUT', `opportunities/${id}`, await opportunityForm(app));
    expect(edited.code).toBe(409);
  });

  it('alone may do so', async () => {
    const id = await anOpportunity(app, owner);
    for (const who of [owner, await aModerator(app)]) {
      expect((await closing(id, 'No.', who)).code).toBe(403);
      expect((await who.get(PATH)).code).toBe(403);
      expect((await who.get(`${PATH}/${id}`)).code).toBe(403);
    }
    expect((await closing(999_999_999)).code).toBe(404);
  });
});
