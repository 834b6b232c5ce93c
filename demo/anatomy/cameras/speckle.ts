import { Random } from '../../random';
import type { Plate } from './plate';

/** Directions from which each place is heard, as devices do to calm the speckle. */
const LOOKS = 2;
const { ceil, max, min, PI } = Math;

/** Scatterers too fine to be resolved: their echoes add up or cancel. */
export function speckled(
  strength: Float32Array,
  size: { readonly width: number; readonly height: number },
  pulse: number,
  beam: number,
): Float32Array {
  const random = new Random('scatterers');
  const power = new Float32Array(strength.length);
  for (let part = 0; part < 2 * LOOKS; part += 1) {
    const data = strength.map(
      (value) => value * (random.next() + random.next() + random.next() - 1.5),
    );
    const wave = smeared({ ...size, data }, pulse, beam);
    for (let index = 0; index < power.length; index += 1)
      power[index] = (power[index] as number) + (wave[index] as number) ** 2;
  }
  const gain = Math.sqrt((4 * PI * pulse * beam) / LOOKS);
  return power.map((value) => gain * Math.sqrt(value));
}

/** Blurred along the beam by the pulse, across it by the width of the beam. */
function smeared(plate: Plate, along: number, across: number): Float32Array {
  const wide = lineKernel(across);
  const long = lineKernel(along);
  const { width, height, data } = plate;
  const once = new Float32Array(data.length);
  const twice = new Float32Array(data.length);
  const at = (value: number, top: number) => max(0, min(top, value));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (const [offset, weight] of wide)
        sum += weight * (data[y * width + at(x + offset, width - 1)] as number);
      once[y * width + x] = sum;
    }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (const [offset, weight] of long)
        sum += weight * (once[at(y + offset, height - 1) * width + x] as number);
      twice[y * width + x] = sum;
    }
  return twice;
}

function lineKernel(radius: number): [offset: number, weight: number][] {
  const reach = ceil(radius * 2.4);
  const rows = Array.from({ length: 2 * reach + 1 }, (_, index): [number, number] => [
    index - reach,
    Math.exp(-((index - reach) ** 2) / (2 * radius * radius)),
  ]);
  const sum = rows.reduce((total, [, weight]) => total + weight, 0);
  return rows.map(([offset, weight]) => [offset, weight / sum]);
}
