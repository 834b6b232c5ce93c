import type { Side } from '../art/side';
import { Random } from '../random';
import { type Finish, finished, type Plate } from './cameras/plate';

/**
 * An examination of a simulated patient. `words` holds what its case says about side, level, size
 * and number, derived from the same figures as the volume.
 */
export interface Examination {
  /** "AP radiograph of the left knee" */
  readonly caption: string;
  readonly words: Readonly<Record<string, string>>;
  /** A scan unless it is said here. */
  readonly category?: 'IMAGE';
  /** Millimetres across the picture. */
  readonly width: number;
  readonly finish: Finish;
  /**
   * The values of the pixels.
   * @param spacing millimetres between pixels
   * @param omit leaves out the solids with such names
   */
  readonly take: (spacing: number, omit?: RegExp) => Plate;
  /** Millimetres between the pixels that are computed; the picture is then enlarged. */
  readonly spacing: number;
}

export const sideWords = (side: Side): { side: Side; Side: string } => ({
  side,
  Side: `${side.charAt(0).toUpperCase()}${side.slice(1)}`,
});

export const pictureOf = (one: Examination): Promise<Buffer> =>
  finished(one.take(one.spacing), one.finish, new Random(one.caption));

/** The text with the words of examinations in the place of `{their names}`. */
export function told(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new RangeError(`No picture says what {${name}} is: ${text}`);
    return word;
  });
}
