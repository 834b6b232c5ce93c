import { aCase, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import {
  aSurgeon,
  ask,
  asked,
  progress,
  runWave,
  surgeons,
  unusedSpecialities,
} from './support/surgeons';

let app: RunningApp;
let author: Person;
let aSpeciality: () => string;
beforeAll(async () => {
  app = await startWithFiles();
  aSpeciality = await unusedSpecialities(app);
});
beforeEach(async () => {
  author = await aMember(app);
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

describe('The group of a speciality', () => {
  const joins = (who: Person, speciality: string) =>
    app.rows(
      `with room as (
         insert into chat_room (kind, group_key, name, active_at, created_at) values ('speciality', ?, ?, now(), now())
         on conflict (group_key) do update set name = excluded.name returning id)
       insert into chat_member (room_id, member_id, joined_at) select id, ?, now() from room`,
      [`speciality ${speciality}`, speciality, who.id],
    );
  const toldGroup = async (id: number) =>
    (
      await app.rows<{ member: number }>(
        'select member_id as member from asked_member where post_id = ? and wave = 3 order by member_id',
        [id],
      )
    ).map(({ member }) => member);

  it('hears of it at five sixths of the time: one notification each, no question, no message', async () => {
    const speciality = aSpeciality();
    const [ben] = (await surgeons(app, speciality, 1)) as [Person];
    const [guest, quiet, full] = await Promise.all([
      aSurgeon(app, aSpeciality()),
      aSurgeon(app, speciality, { takes: false, quietFrom: '00:00', quietTo: '00:00' }),
      aSurgeon(app, aSpeciality(), { maxPerDay: 0, quietFrom: '00:00', quietTo: '00:00' }),
    ]);
    for (const who of [ben, guest, quiet, full, author]) await joins(who, speciality);
    const id = await asked(author, speciality);
    await runWave(app, id, 3);
    await runWave(app, id, 3);
    expect(await toldGroup(id)).toEqual([guest.id]);
    await hearSignals(app, ({ payload }) => payload['postId'] === id);
    expect(resultOf(await guest.post('getNotificationData'))).toEqual([
      expect.objectContaining({ kind: 'asked' }),
    ]);
    expect(resultOf(await guest.get('questions'))).toEqual([]);
    expect(await progress(author, id)).toMatchObject({ asked: 1 });
    expect(await app.rows('select from chat_message')).toEqual([]);
  });

  it('hears of it at once where nobody can be asked', async () => {
    const speciality = aSpeciality();
    const guest = await aSurgeon(app, aSpeciality());
    await joins(guest, speciality);
    const id = await aCase(author, { speciality });
    expect((await ask(author, id)).body['result']).toMatchObject({ asked: 0 });
    expect(await toldGroup(id)).toEqual([guest.id]);
    expect((await progress(author, id))['group_told_at']).toEqual(expect.any(String));
  });

  it('tells a guest of another speciality nothing of a case for its own', async () => {
    const speciality = aSpeciality();
    const guest = await aSurgeon(app, aSpeciality());
    await joins(guest, speciality);
    const id = await aCase(author, { speciality });
    await app.rows(`update clinical_post set audience = 'speciality' where id = ?`, [id]);
    await ask(author, id);
    expect(await toldGroup(id)).toEqual([]);
  });
});
