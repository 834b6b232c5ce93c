import { readFile, writeFile } from 'node:fs/promises';
import { keyOfWindow } from '../../backend/src/media/asset-keys';
import { uploadRules } from '../../backend/src/media/upload.rules';
import { deflate } from '../../backend/src/scans/deflate';
import { drawAll } from '../../backend/src/scans/kept/draw';
import { PackedFile } from '../../backend/src/scans/kept/packed-file';
import { roundedFacts, type ScanFacts } from '../../backend/src/scans/series/facts.rules';
import { encodeGrey } from '../../backend/src/scans/series/grey.rules';
import { PACKED_TYPE, packSeries } from '../../backend/src/scans/series/packed.rules';
import { type CtSeries, coronal, OFFSET, pancreaticHead } from '../anatomy/ct-series';
import { insertAll, takeIds } from './bulk';
import { keyOf } from './demo-files';
import type { DemoStage, Writing } from './demo-stage';
import { digestOf } from './drawn-files';

const OF_CASE = 'Painless jaundice with a double-duct sign';
const SIDES = { left: 'R', right: 'L' } as const;
const AXIAL = { plane: 'axial', sides: { ...SIDES, top: 'A', bottom: 'P' } } as const;
const CORONAL = { plane: 'coronal', sides: { ...SIDES, top: 'H', bottom: 'F' } } as const;
const WINDOW = [45, 380] as const;

interface Post {
  readonly id: number;
  readonly author_id: number;
  readonly created_at: Date;
}

/** Two series of a case, drawn and kept as if they had been posted with it. */
export async function prepareScans(stage: DemoStage): Promise<Writing> {
  const post = await caseWithout(stage);
  if (!post) return async () => undefined;
  // Drawn when the first of them is not kept from another time.
  let drawn: CtSeries | undefined;
  const axial = () => (drawn ??= pancreaticHead());
  const kept = [
    await keep(stage, AXIAL, axial),
    await keep(stage, CORONAL, () => coronal(axial())),
  ];
  return async ({ em }) => {
    const assetIds = await takeIds(em, 'asset', kept.length);
    const scanIds = await takeIds(em, 'scan', kept.length);
    const { id: post_id, author_id: owner_id, created_at } = post;
    await insertAll(
      em,
      'asset',
      kept.map(({ asset }, index) => ({
        id: assetIds[index],
        owner_id,
        created_at,
        attached_at: created_at,
        ...asset,
      })),
    );
    await insertAll(
      em,
      'scan',
      kept.map(({ facts }, index) => ({
        id: scanIds[index],
        asset_id: assetIds[index],
        owner_id,
        post_id,
        name: 'Portal venous',
        position: index + 1,
        facts,
        key_frames: [],
        masks: '',
        face: 'none',
        state: 'ready',
        created_at,
      })),
    );
    const [centre, width] = WINDOW;
    await insertAll(
      em,
      'scan_window',
      scanIds.map((scan_id) => ({ scan_id, name: 'sent', centre, width, drawn_at: created_at })),
    );
  };
}

/** The case that has no series yet; undefined if it has, or is gone. */
async function caseWithout({ em }: DemoStage): Promise<Post | undefined> {
  const [post] = await em.execute<Post[]>(
    `select p.id, p.author_id, p.created_at from clinical_post p join account a on a.id = p.author_id
      where p.diagnosis = ? and a.email like '%@demo.suture.example' and p.deleted_at is null
        and not exists (select from scan s where s.post_id = p.id)`,
    [OF_CASE],
  );
  return post;
}

type Orientation = typeof AXIAL | typeof CORONAL;

async function keep(stage: DemoStage, seen: Orientation, draw: () => CtSeries) {
  const key = keyOf(uploadRules.scan, `${seen.plane} series of ${OF_CASE}`, 'scan');
  const packed = await stage.drawn.of(`${seen.plane} series of ${OF_CASE}`, () =>
    packedSeries(draw(), seen),
  );
  return stage.temporary.using('scan', async (path) => {
    await writeFile(path, packed);
    const facts = await PackedFile.using(path, async (series) => {
      const pictures = await stage.drawn.of(`pictures ${digestOf(packed)}`, () =>
        stage.temporary.using('pictures', async (to) => {
          await drawAll(series, WINDOW, to);
          return readFile(to);
        }),
      );
      await stage.temporary.using('pictures', async (to) => {
        await writeFile(to, pictures);
        await stage.storage.put(keyOfWindow(key, 'sent'), to, 'application/octet-stream');
      });
      return series.facts;
    });
    await stage.storage.put(key, path, PACKED_TYPE);
    const asset = {
      purpose: 'scan',
      key,
      state: 'ready',
      kind: 'document',
      mime: PACKED_TYPE,
      bytes: packed.length,
      sha256: digestOf(packed),
      renditions: {},
      scan: 'not-scanned',
    };
    return { facts, asset };
  });
}

async function packedSeries(series: CtSeries, seen: Orientation): Promise<Buffer> {
  const { columns, rows, frames } = series;
  const coded = await Promise.all(frames.map((frame) => encodeGrey(frame, columns, rows, deflate)));
  return Buffer.from(packSeries(factsOf(series, seen), coded));
}

function factsOf(
  { columns, rows, spacing, apart, frames }: CtSeries,
  seen: Orientation,
): ScanFacts {
  const facts = roundedFacts({
    rows,
    columns,
    slope: 1,
    intercept: -OFFSET,
    ...seen,
    spacing,
    places: frames.map((_, index) => index * apart),
    photometric: 'white-high',
    window: WINDOW,
    modality: 'CT',
    frames: frames.length,
    frame_ms: null,
    padding: null,
    unit: 'HU',
  });
  if (!facts) throw new Error('These are no facts of a scan.');
  return facts;
}
