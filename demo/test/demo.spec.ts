import { Ffmpeg } from '../../backend/src/media/videos/ffmpeg';
import { Storage } from '../../backend/src/platform/storage/storage';
import { TemporaryFiles } from '../../backend/src/platform/storage/temporary-files';
import { startWithFiles } from '../../backend/test/clinical-cases/support/cases';
import type { RunningApp } from '../../backend/test/support/app';
import { Client } from '../../backend/test/support/client';
import { drawingsFolder } from '../../scripts/lib/drawings.mjs';
import { seedDemo } from '../demo.seeder';
import { demoAccounts } from '../demo-accounts';
import type { DemoStage } from '../seeding/demo-stage';
import { DrawnFiles } from '../seeding/drawn-files';

// Seeding takes about 15 s on two idle cores.
jest.setTimeout(900_000);

let app: RunningApp;
const stage = (): DemoStage => ({
  em: app.em(),
  storage: app.nest.get(Storage),
  temporary: app.nest.get(TemporaryFiles),
  ffmpeg: new Ffmpeg(app.settings),
  // The product that the journeys start takes them from there.
  drawn: new DrawnFiles(drawingsFolder()),
  now: new Date(),
});

/** A store that fails after this many files. */
class FailingStorage extends Storage {
  private left = 20;

  constructor(private readonly real: Storage) {
    super();
  }

  override async put(key: string, path: string, mime: string): Promise<void> {
    this.left -= 1;
    if (this.left < 0) throw new Error('The disk is gone.');
    await this.real.put(key, path, mime);
  }

  override open(key: string) {
    return this.real.open(key);
  }

  override delete(keys: readonly string[]) {
    return this.real.delete(keys);
  }

  override withLocalFile<Result>(key: string, work: (path: string) => Promise<Result>) {
    return this.real.withLocalFile(key, work);
  }
}

async function signedInAs(role: string): Promise<Client> {
  const account = demoAccounts.find((one) => one.role === role);
  const { body } = await new Client(app).post('login', {
    emailId: account?.email,
    password: account?.password,
  });
  return new Client(app, { authorization: `Bearer ${(body['records'] as { jwt: string }).jwt}` });
}

const count = async (sql: string): Promise<number> =>
  (await app.rows<{ n: number }>(`select count(*) as n from ${sql}`))[0]?.n ?? -1;
const STEPS = [
  'demo-members',
  'demo-credentials',
  'demo-cases',
  'demo-images',
  'demo-blogs',
  'demo-site',
  'demo-reels',
  'demo-opportunities',
  'demo-connections',
  'demo-beyond',
  'demo-chats',
  'demo-events',
  'demo-learning',
  'demo-administration',
  'demo-scans',
];
const MEMBERS = `(select id from account where email like '%@demo.suture.example')`;
const POSTS = `(select id from clinical_post where author_id in ${MEMBERS})`;

beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());

describe('The demo community', () => {
  it('is taken up again after a seeding that failed half-way, and is then complete', async () => {
    const first = stage();
    await expect(
      seedDemo({ ...first, storage: new FailingStorage(first.storage) }),
    ).rejects.toThrow('The disk is gone.');
    expect(await count(`account where id in ${MEMBERS}`)).toBe(0);

    expect(await seedDemo(stage())).toEqual(STEPS);
    expect(await count(`account where id in ${MEMBERS}`)).toBe(61);
    expect(await count(`account where role = 'admin' and id in ${MEMBERS}`)).toBe(1);
    expect(
      await count(`profile where picture_asset_id is not null and account_id in ${MEMBERS}`),
    ).toBe(61);
    expect(await count(`medical_registration where account_id in ${MEMBERS}`)).toBe(60);
    expect(
      await count(`registration_review where state = 'confirmed' and account_id in ${MEMBERS}`),
    ).toBe(20);
    expect(await count(`clinical_post where id in ${POSTS}`)).toBe(86);
    expect(await count(`scan where post_id in ${POSTS} and state = 'ready'`)).toBe(2);
    expect(await count(`explore_post where author_id in ${MEMBERS}`)).toBe(30);
    expect(await count(`opportunity where owner_id in ${MEMBERS}`)).toBe(24);
    const learned = await app.rows<{ kind: string; n: number }>(
      `select kind, count(*) as n from learning_item where author_id in ${MEMBERS} group by kind order by kind`,
    );
    expect(learned).toEqual([
      { kind: 'image', n: 12 },
      { kind: 'video', n: 8 },
    ]);
    const ofEvents = `event where banner_asset_id in (select id from asset where owner_id in ${MEMBERS})`;
    const states = [
      'ends_at <= now()',
      'starts_at <= now() and ends_at > now()',
      'starts_at > now()',
    ];
    expect(await Promise.all(states.map((state) => count(`${ofEvents} and ${state}`)))).toEqual([
      6, 1, 6,
    ]);
  });

  it('[D-1430] does nothing when it is there', async () => {
    expect(await seedDemo(stage())).toEqual([]);
    await app.em().execute(`delete from setup_step where name like 'demo-%'`);
    expect(await seedDemo(stage())).toEqual(STEPS);
    expect(await count(`account where id in ${MEMBERS}`)).toBe(61);
    expect(await count(`clinical_post where id in ${POSTS}`)).toBe(86);
    expect(
      await count(`blog where picture_id in (select id from asset where owner_id in ${MEMBERS})`),
    ).toBe(12);
    expect(await count(`opportunity where owner_id in ${MEMBERS}`)).toBe(24);
    const learned = await app.rows<{ kind: string; n: number }>(
      `select kind, count(*) as n from learning_item where author_id in ${MEMBERS} group by kind order by kind`,
    );
    expect(learned).toEqual([
      { kind: 'image', n: 12 },
      { kind: 'video', n: 8 },
    ]);
    const ofEvents = `event where banner_asset_id in (select id from asset where owner_id in ${MEMBERS})`;
    const states = [
      'ends_at <= now()',
      'starts_at <= now() and ends_at > now()',
      'starts_at > now()',
    ];
    expect(await Promise.all(states.map((state) => count(`${ofEvents} and ${state}`)))).toEqual([
      6, 1, 6,
    ]);
  });

  it('agrees with itself: counts, holders, order of time', async () => {
    expect(
      await count(`clinical_post p where id in ${POSTS} and (like_count, comment_count) is distinct from (
        (select count(*) from engagement_like where subject_kind = 'clinical-post' and subject_id = p.id),
        (select count(*) from comment where subject_kind = 'clinical-post' and subject_id = p.id))`),
    ).toBe(0);
    expect(
      await count(`opportunity o where owner_id in ${MEMBERS} and response_count <> (
        select count(*) from opportunity_application where opportunity_id = o.id and applicant_id <> o.owner_id)`),
    ).toBe(0);
    expect(
      await count(
        `asset where owner_id in ${MEMBERS} and (state <> 'ready' or attached_at is null)`,
      ),
    ).toBe(0);
    expect(
      await count(
        `asset where owner_id in ${MEMBERS} and kind = 'image' and renditions->'thumb' is null`,
      ),
    ).toBe(0);
    expect(
      await count(
        `comment c join comment r on r.parent_id = c.id where c.author_id in ${MEMBERS} and (r.id < c.id or r.created_at < c.created_at)`,
      ),
    ).toBe(0);
    expect(
      await count(
        `clinical_post p join account a on a.id = p.author_id where p.id in ${POSTS} and a.created_at > p.created_at`,
      ),
    ).toBe(0);
    expect(
      await count(
        `case_outcome o join clinical_post p on p.id = o.post_id where p.id in ${POSTS}
          and (o.reported_at > now() or o.reported_at < p.created_at + make_interval(days => o.day))`,
      ),
    ).toBe(0);
    expect(
      await count(
        `(select created_at, lag(created_at) over (order by id) as before from clinical_post where id in ${POSTS}) t where before > created_at`,
      ),
    ).toBe(0);
    expect(await count(`clinical_post where id in ${POSTS} and closes_at > now()`)).toBe(40);
  });

  it('talks: groups of specialities, and conversations that wait to be read', async () => {
    const member = await signedInAs('member');
    const { chatRooms } = (await member.post('chatRooms', { limit: 100 })).body as unknown as {
      chatRooms: { chatRoomName: string; unread: number }[];
    };
    expect(chatRooms.map(({ chatRoomName }) => chatRoomName)).toEqual(
      expect.arrayContaining(['HPB Surgery', 'Priya Raghunathan']),
    );
    expect(chatRooms.some(({ unread }) => unread > 0)).toBe(true);
    expect(await count(`chat_message where sender_id in ${MEMBERS}`)).toBeGreaterThan(140);
    expect(await count('chat_message where created_at > now()')).toBe(0);
    expect(
      await count(
        'chat_room r where message_count <> (select count(*) from chat_message m where m.room_id = r.id)',
      ),
    ).toBe(0);
    expect(
      await count(
        "chat_room r where member_count <> (select count(*) from chat_member m where m.room_id = r.id and left_at is null) and kind <> 'solo'",
      ),
    ).toBe(0);
  });

  it('is ordinary to whoever signs in: cases, their files, discussions, notifications', async () => {
    const member = await signedInAs('member');
    const { body } = await member.get('clinicalCases?limit=20');
    const [newest] = body['result'] as Record<string, unknown>[];
    const files = newest?.['files'] as { file_path: string; thumbnail_url: string }[];
    for (const address of files.flatMap(({ file_path, thumbnail_url }) => [
      file_path,
      thumbnail_url,
    ])) {
      expect((await fetch(app.url + address)).status).toBe(200);
    }
    expect((await fetch(`${app.url}${newest?.['profile_pic']}`)).status).toBe(200);
    const comments = await member.get(`getCommentsOnClinicalCase/${newest?.['id']}?limit=100`);
    expect((comments.body as unknown as unknown[]).length).toBe(newest?.['comment_count']);
    expect(
      ((await member.post('getNotificationData')).body['result'] as unknown[]).length,
    ).toBeGreaterThan(0);
    expect((await signedInAs('administrator')).headers['authorization']).toMatch(/^Bearer .{40}/);
  });

  it('asks colleagues about the cases of this week; none who spoke before, and those who answered count', async () => {
    expect(await count('case_ask')).toBeGreaterThan(10);
    expect(await count('asked_member')).toBeGreaterThan(5);
    expect(await count("outbox where queue = 'asking'")).toBe(3 * (await count('case_ask')));
    expect(
      await count(`asked_member k join comment c on c.subject_kind = 'clinical-post' and c.subject_id = k.post_id
        and c.author_id = k.member_id and c.created_at < k.asked_at`),
    ).toBe(0);
    expect(
      await count(
        `case_ask a where (a.ended_at is not null) <> ((select count(*) from case_answer w where w.post_id = a.post_id) >= 2)`,
      ),
    ).toBe(0);
    expect(await count('clinical_post where asked_at is not null')).toBe(await count('case_ask'));
  });

  it('[D-1081] gives whoever administers it a day of work, of every kind', async () => {
    const administrator = await signedInAs('administrator');
    const { body } = await administrator.get('admin/overview');
    const { waits } = body['result'] as { waits: { kind: string; waiting: number }[] };
    const checks = { confirmed: 20, refused: 0, median_hours: expect.any(Number) };
    expect(body['result']).toMatchObject({ checks });
    const waiting = Object.fromEntries(waits.map((one) => [one.kind, one.waiting]));
    expect(waiting).toMatchObject({
      reports: 3,
      appeals: 1,
      registrations: 40,
      messages: 3,
      'deletion-requests': 1,
      'held-files': 1,
    });
    expect(await count('visitor')).toBe(3);
    expect(await count("outbox where name = 'send-yearly-letter'")).toBe(1);

    const { body: reports } = await administrator.get('admin/reports?state=open');
    const open = reports['result'] as { text: string; object: { kind: string } }[];
    expect(open.map(({ object }) => object.kind)).toEqual(['opportunity', 'member', 'comment']);
    expect(open[0]?.text).toMatch(/ · \d+ [A-Z][a-z]+ \d{4} – \d+ [A-Z][a-z]+ \d{4}\n/);
    const { body: proved } = await administrator.get('admin/registrations?state=waiting');
    const [first, second] = proved['result'] as { proof: { url: string } | null }[];
    for (const one of [first, second]) {
      const file = await administrator.get(one?.proof?.url ?? '');
      expect(file.code).toBe(200);
    }
    const moderator = await signedInAs('moderator');
    expect((await moderator.get('admin/appeals')).code).toBe(200);
    expect((await moderator.get('admin/members')).code).toBe(403);
  });

  it('[D-1081] lets the administrator decide about the appeal, which gives the video back', async () => {
    const administrator = await signedInAs('administrator');
    const { body } = await administrator.get('admin/appeals');
    const [appeal] = body['result'] as { id: number; kind: string; object: { id: number } }[];
    const seen = () => count('explore_post where hidden_at is not null');
    expect(await seen()).toBe(1);
    const decided = await administrator.post(`admin/appeals/${appeal?.id}`, {
      decision: 'restore',
      reason: 'There is no sound in it.',
    });
    expect(decided.code).toBe(200);
    expect(await seen()).toBe(0);
    expect(await count("ended_media where state = 'hidden'")).toBe(0);
  });
});
