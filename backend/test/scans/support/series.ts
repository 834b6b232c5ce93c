import { deflate } from '../../../src/scans/deflate';
import { roundedFacts, type ScanFacts } from '../../../src/scans/series/facts.rules';
import { encodeGrey } from '../../../src/scans/series/grey.rules';
import { packSeries } from '../../../src/scans/series/packed.rules';
import { append } from '../../media/support/pieces';
import type { RunningApp } from '../../support/app';
import type { Person } from '../../support/people';

const PLAIN = {
  rows: 64,
  columns: 80,
  slope: 1,
  intercept: -1024,
  spacing: [5, 5],
  places: [0, 5, 10],
  photometric: 'white-high',
  window: null,
  plane: 'axial',
  sides: { left: 'R', right: 'L', top: 'A', bottom: 'P' },
  modality: 'CT',
  frames: 3,
  frame_ms: null,
  padding: null,
  unit: 'HU',
} as const;

export function factsOf(changes: Partial<ScanFacts> = {}): ScanFacts {
  const facts = roundedFacts({ ...PLAIN, ...changes });
  if (!facts) throw new Error('These are no facts of a scan.');
  return facts;
}

/** Noise that is the same each time: without it every pixel would look like print. */
const grain = (n: number, at: number) => (at * 7_919 + n * 104_729) % 13;

/** The stored value of each pixel. */
type Draw = (n: number, at: number) => number;
const BODY: Draw = (n, at) => 1_024 + grain(n, at);

export const framesOf = ({ rows, columns, frames }: ScanFacts, draw: Draw = BODY): Int16Array[] =>
  Array.from({ length: frames }, (_, n) =>
    Int16Array.from({ length: rows * columns }, (__, at) => draw(n, at)),
  );

/** @param coded the size as which the frames are coded */
export async function packed(
  facts: ScanFacts,
  frames = framesOf(facts),
  { rows, columns }: Pick<ScanFacts, 'rows' | 'columns'> = facts,
): Promise<Buffer> {
  const coded = frames.map((frame) => encodeGrey(frame, columns, rows, deflate));
  return Buffer.from(packSeries(facts, await Promise.all(coded)));
}

/** @returns the id of an upload, of which nothing was read yet */
export async function sentSeries(app: RunningApp, person: Person, bytes: Buffer): Promise<string> {
  const reply = await person.send('POST', 'uploads', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': String(bytes.length),
    'upload-metadata': `type ${Buffer.from('scan').toString('base64')}`,
  });
  if (reply.code !== 201) throw new Error(`${reply.code} ${JSON.stringify(reply.body)}`);
  const id = reply.headers.get('location')?.split('/').at(-1) ?? '';
  const status = await append(app, person, { id, offset: 0, bytes });
  if (status !== 204) throw new Error(`The piece was answered with ${status}.`);
  return id;
}
