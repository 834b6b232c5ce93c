import type { ListedPath } from './route-table';

export interface EmptyPage {
  title: string;
  /** The spec's sentence where it has one. */
  text: string;
  /** What one can do instead. */
  next: { to: string; label: string };
}

const cases = { to: '/community', label: 'Clinical Case Feed' };

/** Pages that hold nothing so far: what they say, and where to go from there. */
export const emptyPages: Partial<Record<ListedPath, EmptyPage>> = {
};

export function emptyPage(path: ListedPath): EmptyPage | undefined {
  return emptyPages[path];
}
