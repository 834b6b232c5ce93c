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
  '/media': { title: 'Images', text: 'No images have been published.', next: cases },
  '/video': { title: 'Videos', text: 'No videos have been published.', next: cases },
  '/news': { title: 'News', text: 'There are no announcements.', next: cases },
};

export function emptyPage(path: ListedPath): EmptyPage | undefined {
  return emptyPages[path];
}
