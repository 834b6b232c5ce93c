import { forgetOpenings } from '../../src/clinical-cases/clinical-cases.jobs';
import { OpeningsService } from '../../src/clinical-cases/openings/openings.service';
import { declaredRepeatedJobs } from '../../src/platform/outbox/job';
import { again, DAY, HOUR, startWithFiles, theCase } from '../clinical-cases/support/cases';
import { exportOf } from '../clinical-cases/support/outgoing';
import { erase, leave } from '../departure/support/departing';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { pictured, type Row } from './support/pins';

let app: RunningApp;
let anna: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  [anna, ben, cleo] = [await aMember(app), await aMember(app), await aMember(app)];
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

const openings = () => app.nest.get(OpeningsService);
const stored = async (post: number) => {
  await openings().write();
  return app.rows<Row>(
    'select file_id, member_id, times, last_at > first_at as again from file_opening where post_id = ? order by member_id, file_id',
    [post],
  );
};
const audienceFor = async (author: Person, post: number) => {
  await openings().write();
  return author.get(`posts/${post}/seen`);
};

/** Members of one speciality, from one city. */
async function surgeonsFrom(place: string, count: number, speciality = 'Neurosurgery') {
  const [city] = await app.rows<{ id: number }>(
    'select c.id from city c join country k on k.id = c.country_id where k.name = ? limit 1',
    [place],
  );
  const people = [];
  for (let i = 0; i < count; i++) {
    const one = await aMember(app);
    await app.rows(
      'insert into profile (account_id, city_id, speciality) values (?, ?, ?) on conflict (account_id) do update set city_id = excluded.city_id, speciality = excluded.speciality returning 1 as n',
      [one.id, city?.id, speciality],
    );
    people.push(one);
  }
  return people;
}

describe('Who has opened the files of a post', () => {
  it('[D-1392] is noted of its page, by any of its calls; not of a list, and not of the author', async () => {
    const { post, files } = await pictured(anna, 2);
    await theCase(anna, post);
    await theCase(ben, post);
    await cleo.get(`posts/${post}`);
    await cleo.get('posts');
    app.clock.advance(HOUR);
    await (await again(app, cleo)).get(`posts/${post}`);
    const dan = await aMember(app);
    await dan.get('posts');
    await dan.get('clinicalCases');

    const by = ({ id }: Person, times: number, isAgain: boolean) =>
      files.map((file) => ({ file_id: file, member_id: id, times, again: isAgain }));
    expect(await stored(post)).toEqual([...by(ben, 1, false), ...by(cleo, 2, true)]);
  });

  it('[D-1392] leaves out files that others cannot see', async () => {
    const { post, files } = await pictured(anna, 2);
    await app.rows(
      "update asset set state = 'pending' where id = (select asset_id from clinical_post_file where id = ?) returning id",
      [files[0]],
    );
    await theCase(ben, post);
    expect(await stored(post)).toMatchObject([{ file_id: files[1] }]);
  });

  it('[D-1392] is told to the author alone, in groups of at least five', async () => {
    const { post } = await pictured(anna);
    const readers = [
      ...(await surgeonsFrom('Kenya', 5)),
      ...(await surgeonsFrom('Peru', 4, 'Urology')),
      ben,
    ];
    for (const reader of readers) await theCase(reader, post);
    expect((await audienceFor(anna, post)).body).toMatchObject({
      code: 200,
      result: {
        members: 10,
        countries: { named: [{ name: 'Kenya', members: 5 }], others: 5 },
        specialities: { named: [{ name: 'Neurosurgery', members: 5 }], others: 5 },
      },
    });
    expect((await audienceFor(ben, post)).code).toBe(403);
    expect((await audienceFor(anna, 999_999_999)).code).toBe(404);
  });

  it('[D-1392] stays when the post is deleted, for who asks afterwards', async () => {
    const { post } = await pictured(anna);
    await theCase(ben, post);
    await openings().write();
    expect((await anna.send('DELETE', `posts/${post}`, {})).code).toBe(200);
    expect(await stored(post)).toMatchObject([{ member_id: ben.id }]);
  });

  it('[D-1392] is forgotten 90 days after the last time, by itself', async () => {
    const { post } = await pictured(anna);
    await theCase(ben, post);
    await openings().write();
    app.clock.advance(89 * DAY);
    await openings().forgetOld();
    expect(await stored(post)).toHaveLength(1);
    app.clock.advance(2 * DAY);
    await openings().forgetOld();
    expect(await stored(post)).toEqual([]);
    expect(declaredRepeatedJobs()).toContain(forgetOpenings);
  });

  it('[D-1392] is in the export of who opened, and erased with either account', async () => {
    const { post, files } = await pictured(anna);
    await theCase(ben, post);
    await theCase(cleo, post);
    await openings().write();
    const exported = JSON.parse((await exportOf(app, ben)).body) as [string, Row[]][];
    expect(new Map(exported).get('openedFiles')).toMatchObject([
      { postId: post, fileId: files[0], times: 1 },
    ]);
    await leave(ben);
    await erase(app, ben);
    expect(await stored(post)).toMatchObject([{ member_id: cleo.id }]);
    await leave(anna);
    await erase(app, anna);
    expect(await stored(post)).toEqual([]);
  });

  it('[D-1392] waits while it cannot be written, and is not counted twice', async () => {
    const { post } = await pictured(anna);
    await theCase(ben, post);
    await app.rows('alter table file_opening rename to away');
    await openings().write();
    await theCase(ben, post);
    await openings().write();
    await app.rows('alter table away rename to file_opening');
    expect(await stored(post)).toMatchObject([{ member_id: ben.id, times: 2 }]);
  });
});
