const EVERY = 8;

/**
 * The next frame to load: the current one, then every eighth outwards, so that the whole series can
 * soon be scrolled roughly, then all others outwards.
 * @param has whether a frame is there already, or on its way
 * @returns undefined when all are
 */
export function nextToLoad(
  current: number,
  frames: number,
  has: (n: number) => boolean,
): number | undefined {
  if (!has(current)) return current;
  return outwards(current, frames, EVERY, has) ?? outwards(current, frames, 1, has);
}

function outwards(current: number, frames: number, by: number, has: (n: number) => boolean) {
  for (let away = by; away < frames; away += by)
    for (const n of [current + away, current - away]) if (n >= 0 && n < frames && !has(n)) return n;
  return undefined;
}

/** The frame nearest to a current one that is there; undefined if none is. */
export function nearestThere(
  current: number,
  frames: number,
  has: (n: number) => boolean,
): number | undefined {
  for (let away = 0; away < frames; away += 1)
    for (const n of [current - away, current + away]) if (n >= 0 && n < frames && has(n)) return n;
  return undefined;
}
