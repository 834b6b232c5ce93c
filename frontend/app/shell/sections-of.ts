import { sections } from './pages';

/** The paths of each section, which do not all start with the section's own path. */
const WITHIN: Readonly<Record<string, RegExp>> = {
  '/community':
    /^\/(community|caseDetails|collection|myCases|followed|questions|communityCollection)(?!NonRegister)/,
  '/beyondSurgery': /^\/beyondSurg[eo]ry/,
  '/explore': /^\/explore(\/|$)/,
  '/opportunities': /^\/opportunit/,
  '/upcoming': /^\/(upcoming|ongoing|events?(\/|$)|(?:live|meeting)(\/|$))/,
  '/video': /^\/(video|media|learning|news)(\/|$)/,
  '/blogs': /^\/blogs(\/|$)/,
  '/chat': /^\/chat(\/|$)/,
};

/** Pages reached from Me on phones, or about the user's own account. */
const OF_ME =
  /^\/(me|notifications|profile|people|sessions|account|settings|blocked|block|mute|connections|changePassword)(\/|$)/;

/**
 * The section that a page belongs to, by the path of its first page; including sections reached
 * only from Me.
 */
export function sectionOf(pathname: string): string | undefined {
  return Object.keys(WITHIN).find((section) => WITHIN[section]?.test(pathname));
}

/**
 * The current item of the phone's bottom bar. Sections without an item of their own belong to Me.
 */
export function phonePlaceOf(pathname: string, places: readonly string[]): string | undefined {
  const section = sectionOf(pathname);
  if (section && places.includes(section)) return section;
  const isListed = sections.some(({ to }) => to === section);
  return isListed || OF_ME.test(pathname) ? '/me' : undefined;
}
