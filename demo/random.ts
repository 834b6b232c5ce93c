const { floor, imul } = Math;

/**
 * A small seeded random generator (mulberry32): the same seed gives the same people, images and
 * likes on every machine.
 */
export class Random {
  private state: number;

  constructor(seed: string | number) {
    this.state = typeof seed === 'number' ? seed >>> 0 : hashOf(seed);
  }

  /** The next number, 0 up to but not including 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** An integer, both ends included. */
  whole(low: number, high: number): number {
    return low + floor(this.next() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[floor(this.next() * list.length)];
    if (picked === undefined) throw new RangeError('There is nothing to pick from.');
    return picked;
  }

  /** Up to `count` different entries, in random order. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    for (let last = rest.length - 1; last > 0; last -= 1) {
      const other = this.whole(0, last);
      [rest[last], rest[other]] = [rest[other] as T, rest[last] as T];
    }
    return rest.slice(0, count);
  }
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
