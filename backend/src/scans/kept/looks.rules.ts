import type { ScanFacts } from '../series/facts.rules';

const EVENLY = 9;
/** Of scans whose frames differ in what is printed on them. */
const MOST_DISTINCT = 60;
const PRINTED = ['US', 'XA', 'RF'];

/** `many` numbers from 0 to `count`, evenly apart, the first and the last among them. */
export function evenly(count: number, many: number): number[] {
  if (count <= many) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: many }, (_, index) => Math.round((index * (count - 1)) / (many - 1)));
}

/** Which frames are looked at: of scans on whose frames the device prints, as many as is possible. */
export function framesToLookAt({
  modality,
  photometric,
  frames,
}: Pick<ScanFacts, 'modality' | 'photometric' | 'frames'>): number[] {
  const isPrinted = PRINTED.includes(modality) || photometric === 'colour';
  return evenly(frames, isPrinted ? MOST_DISTINCT : EVENLY);
}

const WHITE = 255;

/** The least and the largest value of each pixel over all frames of a grey scan. */
export class Extremes {
  private least: Int16Array | undefined;
  private most: Int16Array | undefined;
  private smallest = Number.POSITIVE_INFINITY;

  constructor(private readonly padding: number | null) {}

  add(values: Int16Array): void {
    this.least ??= Int16Array.from(values);
    this.most ??= Int16Array.from(values);
    const { least, most } = this;
    for (let at = 0; at < values.length; at++) {
      const value = values[at] ?? 0;
      if (value < (least[at] ?? 0)) least[at] = value;
      if (value > (most[at] ?? 0)) most[at] = value;
      if (value < this.smallest && value !== this.padding) this.smallest = value;
    }
  }

  get ofPixels(): { readonly least: Int16Array; readonly most: Int16Array } {
    return { least: this.least ?? new Int16Array(), most: this.most ?? new Int16Array() };
  }

  /** White where a pixel is the same in all frames, and neither no data nor the scan's least value. */
  get constant(): Uint8Array {
    const { least, most } = this.ofPixels;
    const { padding, smallest } = this;
    return Uint8Array.from(least, (value, at) =>
      value === most[at] && value !== padding && value !== smallest ? WHITE : 0,
    );
  }
}
