import type { Scan, WindowName } from './scan';

/** What of the scans of a post is shown: the address is all that says so. */
export interface ShownSlice {
  /** From 1, as on the page. */
  series: number;
  slice: number;
  window: WindowName;
}

const within = (number: number, most: number) => Math.min(Math.max(1, number), most);

/** The slice that is seen first: the first key slice, else the middle one. */
export const firstSlice = ({
  keyFrames: [key],
  facts: { frames },
}: Pick<Scan, 'keyFrames' | 'facts'>) => (key === undefined ? Math.floor(frames / 2) + 1 : key + 1);

/**
 * Reads `?series=2&slice=180&window=lung`; whatever there is not is the nearest that there is.
 * @param scans those that are ready, at least one
 */
export function shownSlice(params: URLSearchParams, scans: readonly Scan[]): ShownSlice {
  const series = within(Math.floor(Number(params.get('series'))) || 1, scans.length);
  const scan = scans[series - 1] as Scan;
  const asked = Math.floor(Number(params.get('slice')));
  const named = scan.windows.find(({ name }) => name === params.get('window'));
  return {
    series,
    slice: asked ? within(asked, scan.facts.frames) : firstSlice(scan),
    window: named?.name ?? 'sent',
  };
}

/** The query of an address; the slice is left out where it is not chosen. */
export function queryOf({ series, slice, window }: Omit<ShownSlice, 'slice'> & { slice?: number }) {
  const said = [
    `series=${series}`,
    slice !== undefined && `slice=${slice}`,
    window !== 'sent' && `window=${window}`,
  ];
  return `?${said.filter(Boolean).join('&')}`;
}
