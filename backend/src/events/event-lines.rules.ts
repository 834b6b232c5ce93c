/**
 * Speakers and programme as entered by an organiser: one per line, fields separated by "|". Pure.
 */

export interface Speaker {
  readonly name: string;
  /** For example "Oncosurgery, Vienna". */
  readonly about: string;
  readonly talk: string;
  /** For a speaker who is a member. */
  readonly memberId: number | null;
}

export interface ProgrammeItem {
  /** Minutes after the start. */
  readonly minute: number;
  readonly title: string;
  readonly who: string;
}

const MOST_LINES = 30;
const LONGEST = 200;
const PROFILE = /^(?:https?:\/\/[^/\s]+)?\/profile\/(\d{1,15})$/;
const AFTER = /^(\d{1,3}):([0-5]\d)$/;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const partsOf = (line: string) => line.split('|').map((part) => part.trim());

/**
 * Parses "Dr. Hannah Weiss | Oncosurgery, Vienna | Inking and orientation | /profile/7"; undefined
 * if malformed.
 */
export function speakersIn(text: string): Speaker[] | undefined {
  const speakers = linesOf(text).map((line) => {
    const [name = '', about = '', talk = '', profile = '', ...more] = partsOf(line);
    const [, id] = PROFILE.exec(profile) ?? [];
    const isWhole = name !== '' && more.length === 0 && (profile === '' || id !== undefined);
    return isWhole && { name, about, talk, memberId: id === undefined ? null : Number(id) };
  });
  return whole(speakers, ({ name, about, talk }) => [name, about, talk]);
}

/**
 * Parses "0:25 | At the bench | Dr. Hannah Weiss"; undefined if malformed or not in chronological
 * order.
 */
export function programmeIn(text: string): ProgrammeItem[] | undefined {
  const items = linesOf(text).map((line) => {
    const [after = '', title = '', who = '', ...more] = partsOf(line);
    const [, hours, minutes] = AFTER.exec(after) ?? [];
    const minute = Number(hours) * 60 + Number(minutes);
    return title !== '' && more.length === 0 && minutes !== undefined && { minute, title, who };
  });
  const read = whole(items, ({ title, who }) => [title, who]);
  return read?.every(({ minute }, i) => minute >= (read[i - 1]?.minute ?? 0)) ? read : undefined;
}

function whole<Item>(
  items: (Item | false)[],
  textsOf: (item: Item) => string[],
): Item[] | undefined {
  const read = items.filter((item): item is Item => item !== false);
  const areShort = read.every((item) => textsOf(item).every((text) => text.length <= LONGEST));
  return read.length === items.length && read.length <= MOST_LINES && areShort ? read : undefined;
}

export const speakerLines = (speakers: readonly Speaker[]): string =>
  speakers
    .map(({ name, about, talk, memberId }) =>
      joined([name, about, talk, memberId === null ? '' : `/profile/${memberId}`]),
    )
    .join('\n');

export const programmeLines = (programme: readonly ProgrammeItem[]): string =>
  programme.map(({ minute, title, who }) => joined([afterStart(minute), title, who])).join('\n');

/** For example "1:20". */
export const afterStart = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

/** Joins fields, dropping empty ones at the end. */
const joined = (parts: string[]) =>
  parts.slice(0, parts.findLastIndex((part) => part.trim() !== '') + 1).join(' | ');
