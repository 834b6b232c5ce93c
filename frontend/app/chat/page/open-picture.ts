import type { MouseEvent } from 'react';
import type { ChatFile } from '../chat';

/**
 * Opens a picture in a lightbox with zoom and pan. Without scripts, or with a modifier key, the
 * browser follows the link in a new tab.
 */
export async function openPicture(
  event: MouseEvent<HTMLAnchorElement>,
  { url, width, height }: ChatFile,
): Promise<void> {
  if (event.metaKey || event.ctrlKey || event.shiftKey || !url) return;
  event.preventDefault();
  const [{ default: PhotoSwipe }] = await Promise.all([
    import('photoswipe'),
    import('photoswipe/style.css'),
  ]);
  const viewer = new PhotoSwipe({
    dataSource: [{ src: url, width: width ?? 1_200, height: height ?? 900 }],
    index: 0,
    bgOpacity: 0.92,
  });
  viewer.init();
}
