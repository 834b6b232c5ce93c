import { wallClock } from '../platform/time-zones.rules';

/** Why a member can, or cannot, be asked about a case at this moment. */
export type Standing = 'now' | 'quiet' | 'limit' | 'off';

/** Members of a speciality who stand alike; `zone` and `quietTo` for those in their quiet hours. */
export interface Stand {
  readonly speciality: string;
  readonly standing: Standing;
  readonly zone: string | null;
  readonly quietTo: string | null;
  readonly members: number;
}

/** How many more can be asked from then on. */
export interface Later {
  readonly at: Date;
  readonly n: number;
}

/** The members of a speciality but the author: the four numbers add up to all of them. */
export interface Reach {
  readonly now: number;
  readonly quiet: number;
  readonly limit: number;
  readonly off: number;
  /** When the quiet hours end of those in them. */
  readonly later: readonly Later[];
}

const MINUTE_MS = 60_000;
const DAY = 24 * 60;

export function reachIn(speciality: string, stands: readonly Stand[], now: Date): Reach {
  const theirs = stands.filter((stand) => stand.speciality === speciality);
  const count = (standing: Standing) =>
    theirs
      .filter((stand) => stand.standing === standing)
      .reduce((sum, { members }) => sum + members, 0);
  return {
    now: count('now'),
    quiet: count('quiet'),
    limit: count('limit'),
    off: count('off'),
    later: laterOf(theirs, now),
  };
}

function laterOf(stands: readonly Stand[], now: Date): Later[] {
  const byTime = new Map<number, number>();
  for (const { standing, zone, quietTo, members } of stands) {
    if (standing !== 'quiet' || zone === null || quietTo === null) continue;
    const at = nextTime(now, zone, quietTo).getTime();
    byTime.set(at, (byTime.get(at) ?? 0) + members);
  }
  return [...byTime]
    .sort(([one], [other]) => one - other)
    .map(([at, n]) => ({ at: new Date(at), n }));
}

/**
 * When clocks in a zone next show a time of day (HH:mm). Where the clock is put forward over that
 * time, at the same distance after the change.
 */
export function nextTime(now: Date, zone: string, time: string): Date {
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const ahead = (minutesOf(time) - minutesAt(minute, zone) + DAY) % DAY || DAY;
  const first = new Date(minute.getTime() + ahead * MINUTE_MS);
  const change = ((minutesOf(time) - minutesAt(first, zone) + DAY * 1.5) % DAY) - DAY / 2;
  const corrected = new Date(first.getTime() + change * MINUTE_MS);
  return minutesAt(corrected, zone) === minutesOf(time) && corrected > now ? corrected : first;
}

const minutesAt = (at: Date, zone: string) => minutesOf(wallClock(at, zone).time);

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
