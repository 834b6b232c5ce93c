import { type Context, createContext, Script } from 'node:vm';
import {
  type Pattern,
  patternsMadeBy,
  patternsOfSources,
  pumpsFor,
  rulesWithPatterns,
} from './support/patterns';

/** Longer than the longest text that a member can write. */
const CHARACTERS = 5_000;
/**
 * Time of the processor, which others take part of; reached by patterns whose work grows with more
 * than the square of a text.
 */
const LONGEST_MS = 500;
const GIVEN_UP_AFTER_MS = 5_000;
const ENDS = ['', '\u0000', '!'];

jest.setTimeout(300_000);

const search = new Script('pattern.lastIndex = 0; pattern.test(text)');

/** Whether a search takes too long; it is ended then. */
function isTrapped(room: Context): boolean {
  const before = process.cpuUsage();
  try {
    search.runInContext(room, { timeout: GIVEN_UP_AFTER_MS });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
  }
  return process.cpuUsage(before).user / 1_000 > LONGEST_MS;
}

/** @returns the text that keeps a pattern busy, if there is one */
function trapOf(pattern: Pattern): string | undefined {
  const room = createContext({ pattern: new RegExp(pattern.source, pattern.flags), text: '' });
  for (const pump of pumpsFor(pattern))
    for (const end of ENDS) {
      room['text'] = pump.repeat(CHARACTERS / pump.length) + end;
      if (isTrapped(room))
        return `${pattern.place} /${pattern.source}/ by ${JSON.stringify(pump)} and ${JSON.stringify(end)}`;
    }
  return undefined;
}

describe('No pattern of the product is kept busy by a text', () => {
  const made = patternsMadeBy(rulesWithPatterns());
  const patterns = [...patternsOfSources(), ...made];

  it('and all of them are asked', () => {
    expect(patterns.length).toBeGreaterThan(400);
    expect(made.length).toBeGreaterThan(40);
  });

  it('made of its own characters, over and over', () => {
    expect(patterns.map(trapOf).filter((trap) => trap !== undefined)).toEqual([]);
  });

  it('and one that can be is noticed', () => {
    const trap = trapOf({ place: 'here', source: '^(a+)+$', flags: '' });
    expect(trap).toContain('here');
  });
});
