import type { Random } from '../../random';
import type { Examination } from '../examination';
import { scaleBar, screenLetter } from '../marks';
import { paint } from '../slab';
import type { Solid } from '../solid';
import { blurred, noiseLike, type Plate } from './plate';

interface CtSlice {
  readonly caption: string;
  readonly words: Readonly<Record<string, string>>;
  readonly body: readonly Solid[];
  /** The height of the slice. */
  readonly z: number;
  /** Millimetres seen from side to side; three quarters of it from front to back. */
  readonly width: number;
  /** The middle of the picture from front to back. */
  readonly middle?: number;
  readonly window: { readonly level: number; readonly width: number };
  /** The standard deviation of the noise, in Hounsfield units. */
  readonly noise?: number;
}

const HIGH = 0.75;
const AIR = -1000;

/** An axial slice, seen from the feet: the patient's left is on the right of the picture. */
export function ctSlice(slice: CtSlice): Examination {
  const { caption, words, body, z, width, middle = 0, window, noise = 11 } = slice;
  return {
    caption,
    words,
    width,
    spacing: width / 560,
    finish: {
      black: window.level - window.width / 2,
      white: window.level + window.width / 2,
      grain: (plate, random) => noisy(plate, noise, random),
      marks: (across, high) =>
        screenLetter('R', 30, high / 2) +
        screenLetter('L', across - 52, high / 2) +
        scaleBar(across - 14, high / 2 - (across / width) * 50, across / width, 10),
    },
    take: (spacing, omit) => {
      const columns = Math.round(width / spacing);
      const rows = Math.round((width * HIGH) / spacing);
      const values = new Float32Array(columns * rows).fill(AIR);
      const grid = { left: -width / 2, front: middle - (width * HIGH) / 2, columns, rows };
      const kept = omit ? body.filter(({ name }) => !omit.test(name)) : body;
      paint(values, { ...grid, across: spacing, back: spacing }, z, kept, 1.3);
      return { data: values, width: columns, height: rows };
    },
  };
}

/** The noise of a reconstruction: coarser than a pixel, and more of it in the middle of the body. */
function noisy(plate: Plate, amount: number, random: Random): Plate {
  const { width, height } = plate;
  const raw = noiseLike(plate, random);
  const fine = blurred(raw, 0.8).data;
  const coarse = blurred(raw, 1.9).data;
  const seen = blurred(plate, 0.55).data;
  const data = seen.map((value, index) => {
    const [x, y] = [(index % width) / width - 0.5, Math.floor(index / width) / height - 0.5];
    const inner = 1.15 - 1.4 * (x * x + y * y);
    const grain = (fine[index] as number) - 0.8 * (coarse[index] as number);
    return value + (value < -900 ? 0.25 : 1) * inner * amount * 7 * grain;
  });
  return { data, width, height };
}
