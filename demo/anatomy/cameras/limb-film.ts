import type { Side } from '../../art/side';
import type { Examination } from '../examination';
import { leadLetter } from '../marks';
import { mirrored, type Solid } from '../solid';
import { blurred, filmGrain, sharpened } from './plate';
import { projected } from './radiograph';

interface LimbFilm {
  readonly caption: string;
  readonly side: Side;
  readonly words: Readonly<Record<string, string>>;
  /** Of a left limb; the other is mirrored. */
  readonly flesh: readonly Solid[];
  readonly inside: readonly Solid[];
  /** Millimetres of a left limb. */
  readonly view: { left: number; right: number; bottom: number; top: number };
  readonly spacing: number;
  /** Millimetres of water that are shown as black and as white. */
  readonly black: number;
  readonly white: number;
  /** Where the letter lies on a left limb, as shares of the film. */
  readonly letter: readonly [x: number, y: number];
}

/** A plain film of a limb from the front. The letter is that of the side that was put before the camera. */
export function limbFilm({
  caption,
  side,
  words,
  flesh,
  inside,
  view,
  spacing,
  black,
  white,
  letter,
}: LimbFilm): Examination {
  const isLeft = side === 'left';
  const turned = (solids: readonly Solid[]) => (isLeft ? solids : solids.map(mirrored));
  const seen = isLeft ? view : { ...view, left: -view.right, right: -view.left };
  return {
    caption,
    words,
    spacing,
    width: view.right - view.left,
    finish: {
      black,
      white,
      gamma: 0.92,
      grain: filmGrain((white - black) / 85),
      marks: (width, height) =>
        leadLetter(
          isLeft ? 'L' : 'R',
          width * (isLeft ? letter[0] : 1 - letter[0]),
          height * letter[1],
        ),
    },
    take: (apart, omit) => {
      const kept = omit ? inside.filter(({ name }) => !omit.test(name)) : inside;
      const film = projected(
        { flesh: turned(flesh), inside: turned(kept) },
        { ...seen, spacing: apart },
      );
      return sharpened(blurred(film, 0.25 / apart), 1.1 / apart, 0.5);
    },
  };
}
