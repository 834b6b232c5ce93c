import { drawnIn, greysOf, toldWindow } from '../../../../backend/src/scans/kept/windows.rules';
import type { ScanFacts } from '../../../../backend/src/scans/series/facts.rules';
import type { FramePixels } from '../../../../backend/src/scans/series/less-face.rules';

const SIDE = 240;
const HEAD_BYTES = 54;
const INFO_BYTES = 40;
const BITS = 24;

/** A small picture as a bitmap file: nothing is drawn on a canvas, which some browsers alter. */
export function posterOf(facts: ScanFacts, frame: FramePixels): Blob {
  const { rows, columns } = facts;
  const [down, across] = facts.spacing ?? [1, 1];
  const scale = SIDE / Math.max(columns * across, rows * down);
  const width = Math.max(1, Math.round(columns * across * scale));
  const height = Math.max(1, Math.round(rows * down * scale));
  const colourAt = coloursOf(facts, frame);
  const line = Math.ceil((width * 3) / 4) * 4;
  const file = new Uint8Array(HEAD_BYTES + line * height);
  writeHead(new DataView(file.buffer), { width, height, bytes: file.length });
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = Math.floor(((y + 0.5) * rows) / height);
      const pixel = row * columns + Math.floor(((x + 0.5) * columns) / width);
      // From the bottom up; blue first.
      const at = HEAD_BYTES + (height - 1 - y) * line + x * 3;
      file.set(colourAt(pixel), at);
    }
  return new Blob([file], { type: 'image/bmp' });
}

function coloursOf(facts: ScanFacts, frame: FramePixels) {
  if (!(frame instanceof Int16Array))
    return (pixel: number) => [...frame.subarray(pixel * 3, pixel * 3 + 3)].reverse();
  const greys = drawnIn(greysOf(facts, toldWindow(facts) ?? [0, 65_536]), frame);
  return (pixel: number) => [greys[pixel] ?? 0, greys[pixel] ?? 0, greys[pixel] ?? 0];
}

interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

function writeHead(view: DataView, { width, height, bytes }: Bitmap): void {
  view.setUint16(0, 0x424d);
  view.setUint32(2, bytes, true);
  view.setUint32(10, HEAD_BYTES, true);
  view.setUint32(14, INFO_BYTES, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, BITS, true);
}
