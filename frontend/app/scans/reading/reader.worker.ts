import type { Tools } from '../../../../backend/src/scans/series/coding.rules';
import { FrameDecoder } from '../../../../backend/src/scans/series/decoder.rules';
import { encodeColours } from '../../../../backend/src/scans/series/webp.rules';
import type { PackedHere } from './packed-here';
import { readFiles } from './read-files';
import type { Asked, Told } from './reading';
import { deflated } from './streams';

// Reads scans apart from the page and without a network: its answer says so (server/assets.ts).

const PROGRESS_MS = 100;

const packed = new Map<string, PackedHere>();
const tell = (told: Told) => self.postMessage(told);

/** The page fetches the decoder when the first compressed frame is met. */
let decoder: Promise<FrameDecoder> | undefined;
let deliver: (program: ArrayBuffer | null) => void = () => undefined;

function decoderOnce(): Promise<FrameDecoder> {
  decoder ??= new Promise<ArrayBuffer | null>((resolve) => {
    deliver = resolve;
    tell({ kind: 'decoder-needed' });
  }).then((program) => {
    if (!program) throw new Error('There is no decoder.');
    return new FrameDecoder(new WebAssembly.Module(program));
  });
  return decoder;
}

const tools: Tools = {
  decode: async (codec, coded, format) => (await decoderOnce()).decode(codec, coded, format),
  deflate: deflated,
  colour: async (colours, format) => encodeColours(colours, format),
};

let toldAt = 0;
function onProgress(files: number, read: number): void {
  if (performance.now() - toldAt < PROGRESS_MS) return;
  toldAt = performance.now();
  tell({ kind: 'progress', files, read });
}

async function answer(asked: Exclude<Asked, { kind: 'decoder' }>): Promise<Told> {
  if (asked.kind === 'read') {
    packed.clear();
    const keep = (key: string, series: PackedHere) => void packed.set(key, series);
    return { kind: 'read', result: await readFiles(asked.files, { tools, onProgress, keep }) };
  }
  const series = packed.get(asked.key);
  const wanted = asked.face ? await series?.with(asked.face) : series;
  return { kind: 'packed', packed: wanted?.packed ?? null };
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if (data.kind === 'decoder') return deliver(data.program);
  // What it failed of may repeat what stands in a file, so it is not told.
  void answer(data).then(tell, () => tell({ kind: 'failed' }));
};
