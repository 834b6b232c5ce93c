import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ObjectStore, openObjectStore } from '../../../../scripts/lib/object-store.mjs';
import { readSettings } from '../../platform/config/settings';
import { ErasureReceipts } from './erasure-receipts';

const ANNA = { accountId: 12, joinedAt: new Date('2026-11-01T08:00:00.123Z') };
const BEN = { accountId: 13, joinedAt: new Date('2026-11-02T08:00:00Z') };

describe('Receipts of erasures', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'suture-receipts-'));
  let bucket: ObjectStore;
  beforeAll(async () => {
    bucket = await openObjectStore();
  });
  afterAll(async () => {
    await bucket.stop();
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ['a folder', () => ({})],
    ['a bucket', () => bucket.settings],
  ])('[D-1091] are kept in %s, once each', async (_, store) => {
    const receipts = () =>
      new ErasureReceipts(readSettings({ DATA_DIR: join(dataDir, _), ...store() }));
    expect(await receipts().all()).toEqual([]);
    for (const receipt of [ANNA, BEN, ANNA]) await receipts().keep(receipt);
    expect(await receipts().all()).toEqual([ANNA, BEN]);
  });
});
