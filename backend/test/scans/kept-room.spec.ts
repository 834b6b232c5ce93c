import { ScanRoom } from '../../src/scans/kept/scan-room';
import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { checkedSeries, postedScan, scansOf, takenSeries } from './support/posted';
import { factsOf, framesOf, packed, sentSeries } from './support/series';

const FACTS = factsOf();
const FRAMES = framesOf(FACTS, (n, at) => 1_024 + 40 * n + (at % 80));
const FULL = 'Your scans fill the room that we can give.';

let app: RunningApp;
let anna: Person;
let room: ScanRoom;
let whole: ScanRoom['limits'];
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  room = app.nest.get(ScanRoom);
  whole = { ...room.limits };
});
afterEach(() => void Object.assign(room.limits, whole));
afterAll(() => app.stop());

async function ready(person: Person) {
  const uploadId = await takenSeries(app, person, await packed(FACTS, FRAMES));
  await checkedSeries(app, person, uploadId);
  return { uploadId, decisions: { looked: true } };
}

/** Of one series as it is stored. */
async function bytesOf(postId: number): Promise<number> {
  const [row] = await app.rows<{ bytes: string }>(
    'select a.bytes from scan s join asset a on a.id = s.asset_id where s.post_id = ?',
    [postId],
  );
  return Number(row?.bytes);
}

describe('[D-1516] The room of scans', () => {
  it('ends for a post at 1.5 GB, and what it has stays', async () => {
    expect(whole).toEqual({ postBytes: 1.5 * 1024 ** 3, memberBytes: 50 * 1024 ** 3 });
    const postId = await postedScan(anna, await ready(anna));
    const next = await ready(anna);
    room.limits.postBytes = 2 * (await bytesOf(postId)) - 1;
    const add = () =>
      anna.post(`posts/${postId}`, { scans: JSON.stringify([next]), consent: 'true' });
    const refused = await add();
    expect(refused.code).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('The series of a post may have at most 1.5 GB.');
    expect((await scansOf(anna, postId)).scans).toHaveLength(1);
    // The upload is free again.
    room.limits.postBytes += 1;
    expect((await add()).code).toBe(200);
  });

  it('ends for a member at 50 GB, on arrival and in a post, and others have theirs', async () => {
    const [bela, clara] = [await aMember(app), await aMember(app)];
    const postId = await postedScan(bela, await ready(bela));
    const next = await ready(bela);
    room.limits.memberBytes = 2 * (await bytesOf(postId)) - 1;
    const bytes = await packed(FACTS, FRAMES);
    const packedBy = async (person: Person) =>
      person.post('scans/packed', { uploadId: await sentSeries(app, person, bytes) });
    const arriving = await packedBy(bela);
    expect(arriving).toMatchObject({ code: 507, body: { msg: FULL } });
    const posting = await bela.post(`posts/${postId}`, {
      scans: JSON.stringify([next]),
      consent: 'true',
    });
    expect(posting).toMatchObject({ code: 507, body: { msg: FULL } });
    expect((await packedBy(clara)).code).toBe(200);
  });
});
