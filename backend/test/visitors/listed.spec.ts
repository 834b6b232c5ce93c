import { resultOf } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anAdmin, aVisitor, type Person } from '../support/people';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const comes = async (name: string, more: object = {}) =>
  aVisitor(app).post('addCommunityNonRegister', {
    name,
    email_id: 'vera@example.org',
    profession: 'Student',
    ...more,
  });

describe('The list of visitors', () => {
  it('tells administrators who left a name, when, and until when it is kept, page by page to its end', async () => {
    const at = app.clock.now();
    app.clock.set(at);
    for (const name of ['Vera Moss', 'Ivo Lund']) await comes(name);
    await comes('Ada Stern', { profession: 'Physician', mobile_number: '+44 20 7946 0958' });
    const first = await admin.get('admin/visitors?limit=2');
    expect(resultOf(first)).toMatchObject([
      {
        name: 'Ada Stern',
        email_id: 'vera@example.org',
        profession: 'Physician',
        mobile_number: '+44 20 7946 0958',
      },
      { name: 'Ivo Lund', profession: 'Student', mobile_number: null },
    ]);
    const { created_at, forgotten_at } = resultOf(first)[0] ?? {};
    expect(created_at).toBe(at.toISOString());
    expect(new Date(String(forgotten_at)).getUTCFullYear()).toBe(
      new Date(String(created_at)).getUTCFullYear() + 1,
    );

    const last = await admin.get(
      `admin/visitors?limit=2&before=${String(first.body['nextBefore'])}`,
    );
    expect(resultOf(last).map(({ name }) => name)).toEqual(['Vera Moss']);
    expect(last.body['nextBefore']).toBeNull();
  });

  it('[D-071] is no list for members, and each look at it stands in the audit log', async () => {
    const curious = await aMember(app);
    expect((await curious.get('admin/visitors')).code).toBe(403);
    const other = await anAdmin(app);
    await comes('Nils Berg');
    const [{ id } = {}] = resultOf(await other.get('admin/visitors?limit=1'));
    const lines = await app.rows(
      'select actor_id, object from audit_event where action = ? and actor_id in (?, ?)',
      ['visitors-viewed', curious.id, other.id],
    );
    expect(lines).toEqual([
      { actor_id: other.id, object: `visitors ${String(id)} to ${String(id)}` },
    ]);
  });
});
