// The size of the community used for measurements, and the ids of its members and content.

const WHOLE = {
  members: 200_000,
  cases: 100_000,
  commentsOfCase: 10,
  likesOfCase: 20,
  longRoom: 200_000,
  soloRooms: 10_000,
  messagesOfSolo: 30,
  connections: 10_000,
  opportunities: 50_000,
};
const PER_CASE = ['commentsOfCase', 'likesOfCase', 'messagesOfSolo'];

/** `scale` 1 is the full community; measurements need at least 1,000 members. */
export function sizesAt(scale) {
  const scaled = Object.entries(WHOLE).map(([name, count]) => [
    name,
    PER_CASE.includes(name) ? count : Math.round(count * scale),
  ]);
  const sizes = Object.fromEntries(scaled);
  sizes.members = Math.max(sizes.members, 2_000);
  sizes.cases = Math.max(sizes.cases, 200);
  sizes.connections = Math.min(sizes.connections, sizes.members - 1);
  return sizes;
}

/** All ids created by the bench are above this one, all ids of the demo below. */
export const BASE = 1_000_000;
/** The number of members who send requests; their sessions are created at the start of each run. */
export const ASKING = 2_000;
/** Among those: a member with the scale's number of connections, and one with ten. */
export const MANY_CONNECTIONS = 1;
export const FEW_CONNECTIONS = 1_990;
export const ROOMS = {
  long: BASE + 1,
  empty: BASE + 2,
  fanOut: BASE + 3,
  short: BASE + 4,
  firstOfTwenty: BASE + 100,
  ofTwenty: 50,
  firstSolo: BASE + 1_000,
};
export const FAN_OUT_MEMBERS = 50;
/** The number of messages in the short room: a page and one more. */
export const SHORT = 21;
export const ROOM_MEMBERS = 20;

/** A case with as many steps as a case may have, and the first of the cases with a poll. */
export const STEPS = 30;
export const caseWithSteps = ({ cases }) => BASE + cases - 120;
export const POLLS = 20;
export const firstPoll = ({ cases }) => BASE + cases - 150;
export const optionOf = (poll, option) => 10 * poll + option;
/** The number of the member who wrote the nth case; members are numbered from 1. */
export const authorOf = (nth, { members }) => 1 + ((nth * 17) % members);

/** The cookie of member 1, 2, …; the database has its digest. */
export const cookieOf = (member) => `bench${String(member).padStart(38, '0')}`;
export const cookieHeader = (member) => `suture=${cookieOf(member)}`;
