import type { ScanFacts } from '../series/facts.rules';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The longest side of a picture: short scans have larger ones. */
const MANY = { longest: 512 };
const FEW = { longest: 1_600, most: 60 };

/**
 * To scale, also where rows and columns are not equally far apart, and never larger than the pixels
 * are: the closer ones are drawn together.
 */
export function pictureSize({
  rows,
  columns,
  spacing,
  frames,
}: Pick<ScanFacts, 'rows' | 'columns' | 'spacing' | 'frames'>): Size {
  const [down, across] = spacing ?? [1, 1];
  const unit = Math.max(down, across);
  const [width, height] = [(columns * across) / unit, (rows * down) / unit];
  const longest = frames <= FEW.most ? FEW.longest : MANY.longest;
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
