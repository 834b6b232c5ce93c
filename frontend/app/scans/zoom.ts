/** The scale of a picture, and the point at the centre of the view, from 0 to 1 of its sides. */
export interface Zoom {
  /** 1: the whole picture. */
  times: number;
  x: number;
  y: number;
}

export const WHOLE: Zoom = { times: 1, x: 0.5, y: 0.5 };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels of the window, as pointers are. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The box that the picture is seen in, and the picture, in any unit. */
export interface Seen {
  readonly lens: Size & { readonly left: number; readonly top: number };
  readonly picture: Size;
}

/** What lies under one spot lies under another afterwards, `by` times as large. */
export interface Hold {
  from: Spot;
  to: Spot;
  by: number;
}

export const MOST_TIMES = 8;
const STEPS = [1, 1.5, 2, 3, 4, 6, MOST_TIMES];
/** What was pinched to nearly a step is at it. */
const NEARLY = 0.02;

const between = (least: number, at: number, most: number) => Math.min(Math.max(least, at), most);

/** The size of an uncropped picture in a box. */
function fitted(lens: Size, { width, height }: Size): Size {
  const scale = Math.min(lens.width / width, lens.height / height);
  return { width: width * scale, height: height * scale };
}

export function held(zoom: Zoom, { lens, picture }: Seen, { from, to, by }: Hold): Zoom {
  const whole = fitted(lens, picture);
  const times = between(1, zoom.times * by, MOST_TIMES);
  const across = (x: number) => (x - lens.left - lens.width / 2) / whole.width;
  const down = (y: number) => (y - lens.top - lens.height / 2) / whole.height;
  const moved = {
    times,
    x: zoom.x + across(from.x) / zoom.times - across(to.x) / times,
    y: zoom.y + down(from.y) / zoom.times - down(to.y) / times,
  };
  return inside(moved, { lens, picture });
}

/** Which place of the picture is seen under a spot, in thousandths of its sides. */
export function placeUnder({ times, x, y }: Zoom, { lens, picture }: Seen, spot: Spot): Spot {
  const whole = fitted(lens, picture);
  const { x: across, y: down } = middleOf(lens);
  const inPicture = (at: number) => between(0, Math.round(at * 10_000) / 10, 1_000);
  return {
    x: inPicture(x + (spot.x - across) / whole.width / times),
    y: inPicture(y + (spot.y - down) / whole.height / times),
  };
}

/** No edge of the picture comes further in than it must; a side that fits stays in the middle. */
export function inside({ times, x, y }: Zoom, { lens, picture }: Seen): Zoom {
  const whole = fitted(lens, picture);
  const within = (at: number, half: number) => (half >= 0.5 ? 0.5 : between(half, at, 1 - half));
  return {
    times,
    x: within(x, lens.width / (2 * times * whole.width)),
    y: within(y, lens.height / (2 * times * whole.height)),
  };
}

/** The scale after the next step. */
export function stepFrom(times: number, isNearer: boolean): number {
  return isNearer
    ? (STEPS.find((step) => step > times + NEARLY) ?? MOST_TIMES)
    : ([...STEPS].reverse().find((step) => step < times - NEARLY) ?? 1);
}

export const middleOf = ({ left, top, width, height }: Seen['lens']): Spot => ({
  x: left + width / 2,
  y: top + height / 2,
});

export const contains = ({ left, top, width, height }: Seen['lens'], { x, y }: Spot): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

export const inPercent = ({ times }: Pick<Zoom, 'times'>) => `${Math.round(times * 100)}%`;
