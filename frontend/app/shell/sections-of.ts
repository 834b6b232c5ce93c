import { sections } from './pages';

/** Paths of a section whose addresses do not begin with its own. */
const WITHIN: Readonly<Record<string, RegExp>> = {
  '/community':
    /^\/(community|caseDetails|collection|myCases|followed|questions|communityCollection)(?!NonRegister)/,
  '/beyondSurgery': /^\/beyondSurg[eo]ry/,
  '/explore': /^\/explore(\/|$)/,
  '/opportunities': /^\/opportunit/,
  '/upcoming': /^\/(upcoming|ongoing|events?(\/|$))/,
  '/video': /^\/(video|media|learning|news|meeting|live)(\/|$)/,
  '/blogs': /^\/blogs(\/|$)/,
  '/chat': /^\/chat(\/|$)/,
};

/** Reached from Me on a phone, or about oneself. */
const OF_ME =
  /^\/(me|notifications|profile|people|sessions|account|settings|blocked|connections|changePassword)(\/|$)/;

/** The section that a page belongs to, by the address of its first page; also of those that stand only in Me. */
export function sectionOf(pathname: string): string | undefined {
  return Object.keys(WITHIN).find((section) => WITHIN[section]?.test(pathname));
}

/** Which place of the phone's bar is marked: sections without one of their own are reached through Me. */
export function phonePlaceOf(pathname: string, places: readonly string[]): string | undefined {
  const section = sectionOf(pathname);
  if (section && places.includes(section)) return section;
  const isListed = sections.some(({ to }) => to === section);
  return isListed || OF_ME.test(pathname) ? '/me' : undefined;
}
