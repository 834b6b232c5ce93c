/**
 * A conversation of the demo as a script: each line is `who: text`, an empty line lets hours pass.
 */
export interface DemoChat {
  /** The speciality of its group, `women`, or `two` for a room of two. */
  readonly in: string;
  /** The members' keys by their short names in the script. */
  readonly cast: Readonly<Record<string, string>>;
  /** How many hours before now the last line was written. */
  readonly hoursAgo: number;
  readonly script: string;
}

export interface Line {
  readonly by: string;
  readonly text: string;
  readonly at: Date;
}

const HOUR_MS = 3_600_000;
const LINE_MS = 95_000;
const PAUSE_MS = 7 * HOUR_MS;

/** The lines with their times, counted back from the last one. */
export function linesOf({ cast, hoursAgo, script }: DemoChat, now: Date): Line[] {
  const said: { by: string; text: string; offset: number }[] = [];
  let offset = 0;
  for (const line of script.trim().split('\n')) {
    const [, who, text] = /^\s*(\w+): (.+)$/.exec(line) ?? [];
    offset += text === undefined ? PAUSE_MS : LINE_MS + text.length * 700;
    if (who !== undefined && text !== undefined) said.push({ by: castOf(cast, who), text, offset });
  }
  const start = now.getTime() - hoursAgo * HOUR_MS - offset;
  return said.map(({ by, text, offset: passed }) => ({ by, text, at: new Date(start + passed) }));
}

function castOf(cast: DemoChat['cast'], who: string): string {
  const key = cast[who];
  if (key === undefined) throw new Error(`Nobody in this conversation is ${who}.`);
  return key;
}
