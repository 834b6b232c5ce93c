import type { WireOptions } from './wire';

/** A text that is not accepted; its message is shown to the user. */
export class TextProblem extends Error {}

/** The value is not a text. */
export class NoText extends Error {}

const LINE_MAX = 200;
const LINES_MAX = 10_000;
// Control characters (line breaks and tabs are checked separately) and bidirectional controls.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/;
const LINE_CONTROLS = /[\t\n\r]/;
/**
 * Lone surrogates, left over from a character that was cut in two: they cannot be stored, so they
 * become the replacement character.
 */
const HALVES = /\p{Surrogate}/gu;
/**
 * No script stacks more combining marks (Unicode's Stream-Safe Text Format); normalising them takes
 * quadratic time.
 */
const PILED_MARKS = /\p{M}{31}/u;

/**
 * Reads a text: NFC, line breaks as LF, trimmed unless `exact`.
 * @throws NoText, or TextProblem if it is too long or contains hidden control characters
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
