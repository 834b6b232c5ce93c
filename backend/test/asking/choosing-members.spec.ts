import { aCase, again, idIn, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import {
  answer,
  aSurgeon,
  ask,
  asked,
  idsOf,
  surgeons,
  unusedSpecialities,
  whomAsked,
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

const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);

describe('Who is asked', () => {
  it('[D-454] asks first whom it asked least in thirty days; a registration counts as one less, credited advice as two', async () => {
    const speciality = aSpeciality();
    const [often, once, fresh, confirmed, credited] = (await surgeons(app, speciality, 5)) as [
      Person,
      Person,
      Person,
      Person,
      Person,
    ];
    const elsewhere = aSpeciality();
    const askedBefore = async (who: Person, times: number, daysAgo = 3) => {
      for (let one = 0; one < times; one++) {
        const id = await asked(author, elsewhere);
        await app.rows('update case_ask set speciality = ? where post_id = ?', [speciality, id]);
        await app.rows(
          `insert into asked_member (post_id, member_id, wave, asked_at) values (?, ?, 1, now() - ? * interval '1 day')`,
          [id, who.id, daysAgo],
        );
      }
    };
    await askedBefore(often, 4);
    await askedBefore(once, 1);
    await askedBefore(confirmed, 3);
    await askedBefore(credited, 3);
    // Longer ago than anybody counts.
    await askedBefore(fresh, 5, 31);
    await app.rows(
      'update profile set registration_verified_on = current_date where account_id = ?',
      [confirmed.id],
    );
    const advised = await aCase(author);
    const commentId = idIn(await answer(credited, advised));
    await author.send('PUT', `clinicalCases/${advised}/outcome`, {
      day: 3,
      text: 'Well.',
      complications: [],
      advice: [{ commentId, effect: 'changed' }],
    });
    // 0, 1, 3 - 2 (asked before once as long ago), 3 - 1, 4.
    const id = await asked(author, speciality);
    const order = await whomAsked(app, id);
    expect(order[0]).toBe(fresh.id);
    expect(sorted(order.slice(1, 3))).toEqual(idsOf([once, credited]));
    expect(order.slice(3)).toEqual([confirmed.id, often.id]);
  });

  it('asks nobody who said no, is at their limit, in their quiet hours, suspended, restricted or away', async () => {
    const speciality = aSpeciality();
    app.clock.set(new Date('2026-12-01T23:00:00Z'));
    author = await again(app, author);
    await aSurgeon(app, speciality, { takes: false, quietFrom: '00:00', quietTo: '00:00' });
    await aSurgeon(app, speciality, { maxPerDay: 0, quietFrom: '00:00', quietTo: '00:00' });
    // By default quiet hours are 22:00 to 07:00 local time, or UTC if the time zone is unknown.
    await aSurgeon(app, speciality, {});
    const awake = await aSurgeon(app, speciality, { timezone: 'America/New_York' });
    await aSurgeon(app, speciality, { timezone: 'Europe/Berlin' });
    const inTokyo = await aSurgeon(app, speciality, {});
    await app.rows(`update account set time_zone = 'Asia/Tokyo' where id = ?`, [inTokyo.id]);
    const [suspended, restricted, away, left] = (await surgeons(app, speciality, 4)) as [
      Person,
      Person,
      Person,
      Person,
    ];
    await app.rows(`update account set suspended_until = '2027-01-01' where id = ?`, [
      suspended.id,
    ]);
    await app.rows(
      `insert into measure (account_id, kind, reason, until, taken_by, taken_at) values (?, 'restriction', 'Spec', '2027-01-01', ?, now())`,
      [restricted.id, author.id],
    );
    await app.rows('update account set deactivated_at = now() where id = ?', [away.id]);
    await app.rows('update account set deleted_at = now() where id = ?', [left.id]);
    const id = await asked(author, speciality);
    // It is eight in Tokyo, six in the evening in New York.
    expect(sorted(await whomAsked(app, id))).toEqual(idsOf([awake, inTokyo]));
  });

  it('asks nobody between whom and its author there is a block, in either direction', async () => {
    const speciality = aSpeciality();
    const [blocked, blocking, free] = (await surgeons(app, speciality, 3)) as [
      Person,
      Person,
      Person,
    ];
    for (const [by, of] of [
      [author, blocked],
      [blocking, author],
    ] as const)
      await app.rows(
        'insert into member_block (blocker_id, blocked_id, created_at) values (?, ?, now())',
        [by.id, of.id],
      );
    const id = await asked(author, speciality);
    expect(await whomAsked(app, id)).toEqual([free.id]);
    for (const who of [blocked, blocking]) expect(resultOf(await who.get('questions'))).toEqual([]);
    await app.rows('delete from member_block where blocker_id = ? or blocked_id = ?', [
      author.id,
      author.id,
    ]);
  });

  it('asks nobody more often than they want in a day, though all ask at once', async () => {
    const speciality = aSpeciality();
    const members = await surgeons(app, speciality, 4);
    const cases = await Promise.all(Array.from({ length: 6 }, () => aCase(author, { speciality })));
    const replies = await Promise.all(cases.map((id) => ask(author, id)));
    expect(replies.map(({ code }) => code)).toEqual(cases.map(() => 200));
    const rows = await app.rows<{ asks: number }>(
      'select count(*)::int as asks from asked_member where member_id = any(?::bigint[]) group by member_id',
      [`{${idsOf(members).join(',')}}`],
    );
    expect(rows.map(({ asks }) => asks)).toEqual([2, 2, 2, 2]);
  });
});
