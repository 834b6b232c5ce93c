import type { CSSProperties } from 'react';

interface Waiting {
  color?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** The ground of a radiograph, as older files have it: a frame of it would look broken. */
const BLACK = /^#(?:[01].){3}$/;

/**
 * For an uncropped picture of the class `waits`: until it has loaded, its place has its colour, and
 * the rest of the stage stays dark.
 */
export function waiting({ color, width, height }: Waiting): CSSProperties {
  const style: Record<`--${string}`, string | number> = {};
  if (color && !BLACK.test(color)) style['--own'] = color;
  if (width && height) style['--ratio'] = Math.round((1_000 * width) / height) / 1_000;
  return style;
}
