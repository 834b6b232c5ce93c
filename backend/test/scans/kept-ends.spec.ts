import { startWithFiles } from '../clinical-cases/support/cases';
import { erase, leave, storedFiles } from '../departure/support/departing';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, isConfirmed, type Person } from '../support/people';
import { until } from '../support/until';
import {
  checkedSeries,
  drawn,
  postedScan,
  type ScanRow,
  scansOf,
  statusOf,
  takenSeries,
} from './support/posted';
import { factsOf, packed } from './support/series';

let app: RunningApp;
let anna: Person;
let bela: Person;
beforeAll(async () => {
  app = await startWithFiles();
  bela = await isConfirmed(app, await aMember(app));
});
beforeEach(async () => {
  anna = await aMember(app);
});
afterAll(() => app.stop());

async function posted() {
  const uploadId = await takenSeries(app, anna, await packed(factsOf()));
  await checkedSeries(app, anna, uploadId);
  const postId = await postedScan(anna, { uploadId, decisions: { looked: true } });
  await drawn(app);
  const [scan] = (await scansOf(bela, postId)).scans;
  return { postId, scan: scan as ScanRow };
}
const addressesOf = ({ frame_url: frame, values_url: values }: ScanRow) => [
  `${frame}&n=0`,
  `${frame}&n=0&w=lung`,
  `${values}&n=0`,
];
const statusesOf = (urls: readonly string[]) => Promise.all(urls.map((url) => statusOf(app, url)));
const isDead = async (urls: readonly string[]) =>
  (await statusesOf(urls)).every((status) => status === 404);
const isAlive = async (urls: readonly string[]) =>
  (await statusesOf(urls)).every((status) => status === 200);

describe('The addresses of a scan', () => {
  it('[D-1429] die within 2 s when its post is hidden, and live again when it is restored', async () => {
    const { postId, scan } = await posted();
    const report = { reason: 'A face.', category: 'patient-identifiable' };
    expect((await bela.post(`posts/${postId}/report`, report)).code).toBe(200);
    await until(() => isDead(addressesOf(scan)));
    expect((await bela.get(`scans/${scan.id}`)).code).toBe(404);
    const [own] = (await scansOf(anna, postId)).scans;
    const bound = await fetch(`${app.url}${own?.frame_url}&n=0`, { headers: anna.headers });
    expect([bound.status, bound.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await fetch(`${app.url}${own?.frame_url}&n=0`)).status).toBe(404);
    const [row] = await app.rows<{ id: number }>('select max(id)::int as id from report');
    const admin = await anAdmin(app);
    await admin.post(`admin/reports/${row?.id}`, { action: 'restore' });
    await until(() => isAlive(addressesOf(scan)));
  });

  it('[D-1429] die when the consent is withdrawn, and nothing of the scan is left', async () => {
    const { postId, scan } = await posted();
    expect((await anna.post(`posts/${postId}/consent/withdraw`, {})).code).toBe(200);
    await until(() => isDead(addressesOf(scan)));
    expect((await scansOf(anna, postId)).scans).toEqual([]);
    expect(await app.rows('select 1 from scan where post_id = ?', [postId])).toEqual([]);
  });

  it('[D-1429] die when its author leaves; then its files are erased', async () => {
    const before = await storedFiles(app);
    const { scan } = await posted();
    expect(await storedFiles(app)).not.toEqual(before);
    expect((await leave(anna)).code).toBe(200);
    await until(() => isDead(addressesOf(scan)));
    await erase(app, anna);
    expect(await app.rows('select 1 from scan where id = ?', [scan.id])).toEqual([]);
    expect(await storedFiles(app)).toEqual(before);
  });
});
