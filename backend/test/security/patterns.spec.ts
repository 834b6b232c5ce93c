import { createContext, Script } from 'node:vm';
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
/** Time limit for one batch of searches; on a busy machine even a harmless batch can take seconds. */
const GIVEN_UP_AFTER_MS = 60_000;
/** How many strings are searched under one time limit: setting a limit takes longer than a search. */
const AT_ONCE = 16;
/** Splits the patterns into several tests, so that no single test runs for long. */
const PARTS = [1, 2, 3, 4, 5, 6, 7, 8];
const ENDS = ['', '\u0000', '!'];
const TOO_LONG = new Error('The search took too long.');

jest.setTimeout(900_000);

/** When the search is stopped, `text` is the one that was being searched. */
const search = new Script(`
  for (text of texts) {
    const before = spent();
    pattern.lastIndex = 0;
    pattern.test(text);
    if (spent() - before > longest) throw tooLong;
  }
`);

const spentMs = () => process.cpuUsage().user / 1_000;

/** Whether one of the texts takes too long; the search is ended then. */
function isTrapped(givenUpAfterMs: number): boolean {
  try {
    search.runInContext(room, { timeout: givenUpAfterMs });
    return false;
  } catch (error) {
    const wasEnded = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (error !== TOO_LONG && !wasEnded) throw error;
    return true;
  }
}

const room = createContext({ spent: spentMs, longest: LONGEST_MS, tooLong: TOO_LONG });

/** @returns the text that keeps a pattern busy, if there is one */
function trapOf(pattern: Pattern, givenUpAfterMs = GIVEN_UP_AFTER_MS): string | undefined {
  room['pattern'] = new RegExp(pattern.source, pattern.flags);
  const pumps = pumpsFor(pattern);
  for (let first = 0; first < pumps.length; first += AT_ONCE) {
    room['texts'] = pumps.slice(first, first + AT_ONCE).flatMap((pump) => {
      const repeated = pump.repeat(CHARACTERS / pump.length);
      return ENDS.map((end) => repeated + end);
    });
    if (isTrapped(givenUpAfterMs))
      return `${pattern.place} /${pattern.source}/ by ${JSON.stringify(shortOf(room['text']))}`;
  }
  return undefined;
}

/** Its beginning and its end; in between, the same characters repeat. */
const shortOf = (text: string) => `${text.slice(0, 20)}…${text.slice(-5)}`;

describe('No pattern of the product is kept busy by a text', () => {
  const made = patternsMadeBy(rulesWithPatterns());
  const patterns = [...patternsOfSources(), ...made];

  it('and all of them are asked', () => {
    expect(patterns.length).toBeGreaterThan(400);
    expect(made.length).toBeGreaterThan(40);
  });

  it.each(PARTS)('made of its own characters, over and over (part %i)', (part) => {
    const traps = patterns
      .filter((_, index) => index % PARTS.length === part - 1)
      .map((pattern) => trapOf(pattern));
    expect(traps.filter((trap) => trap !== undefined)).toEqual([]);
  });

  it('and one that can be is noticed', () => {
    const trap = trapOf({ place: 'here', source: '^(a+)+$', flags: '' }, LONGEST_MS);
    expect(trap).toContain('here');
    expect(trap).toContain('by "aaaa');
  });
});
