import type { WireOptions } from './wire';

/** A text that cannot be taken; its message is the sentence for the person. */
export class TextProblem extends Error {}

/** Something else was sent where a text belongs. */
export class NoText extends Error {}

const LINE_MAX = 200;
const LINES_MAX = 10_000;
// Control characters (line breaks and tabs are judged apart) and the controls that turn the direction of text around.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/;
const LINE_CONTROLS = /[\t\n\r]/;
/** What is left of a character that was cut in two: nothing can keep it, so it becomes the sign for that. */
const HALVES = /\p{Surrogate}/gu;
/** No writing piles up more (Unicode's Stream-Safe Text Format); putting them in order takes time by the square of their number. */
const PILED_MARKS = /\p{M}{31}/u;

/**
 * Takes a text literally: NFC, line breaks as LF, trimmed unless `exact`.
 * @throws NoText, or TextProblem when it is too long or holds hidden controls
 */
export function readText(
  raw: unknown,
  options: Pick<WireOptions, 'exact' | 'lines' | 'max'>,
): string {
  if (typeof raw !== 'string' && typeof raw !== 'number') throw new NoText('Please enter a text.');
  const max = options.max ?? (options.lines ? LINES_MAX : LINE_MAX);
  const given = String(raw);
  if (given.length > max * 4) throw tooLong(max);
  if (PILED_MARKS.test(given))
    throw new TextProblem('Please remove the accents stacked on one letter.');
  const text = given.replace(HALVES, '\ufffd').normalize('NFC').replace(/\r\n?/g, '\n');
  const kept = options.exact ? text : text.trim();
  if (
    CONTROLS.test(kept) ||
    DIRECTION_CONTROLS.test(kept) ||
    (!options.lines && LINE_CONTROLS.test(kept))
  ) {
    throw new TextProblem('Please remove the hidden control characters.');
  }
  if ([...kept].length > max) throw tooLong(max);
  return kept;
}

function tooLong(max: number): TextProblem {
  return new TextProblem(`Please enter at most ${max.toLocaleString('en-US')} characters.`);
}
