import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import type { CaseFile } from '../post';
import { isPicture } from './stage-file';

interface Lightbox {
  files: CaseFile[];
  /** The picture to show first. */
  file: CaseFile;
  subject: string;
  onTurn: (file: CaseFile) => void;
  onClose: () => void;
}

const WIDTH = 1600;
const HEIGHT = 1200;
const CLOSE = 2.5;
const CLOSEST = 10;

/**
 * The pictures of a case in a full-window viewer: wheel, pinch, drag and keys zoom and pan, arrows
 * and swipes turn. Loaded on demand.
 */
export function openLightbox({ files, file, subject, onTurn, onClose }: Lightbox): void {
  const pictures = files.filter(isPicture);
  const box = new PhotoSwipe({
    index: pictures.indexOf(file),
    dataSource: pictures.map(({ url, width = WIDTH, height = HEIGHT, altText }, i) => ({
      src: url,
      width,
      height,
      alt: altText || `Picture ${i + 1}: ${subject}`,
    })),
    bgOpacity: 1,
    wheelToZoom: true,
    loop: false,
    showHideAnimationType: 'none',
    // A click or a double tap zooms this far; the wheel, a pinch and + go further.
    secondaryZoomLevel: ({ fit }) => fit * CLOSE,
    maxZoomLevel: ({ fit }) => fit * CLOSEST,
  });
  box.on('keydown', (event) => zoomByKey(box, event.originalEvent));
  box.on('close', () => {
    const last = pictures[box.currIndex];
    if (last && last !== file) onTurn(last);
  });
  box.on('destroy', onClose);
  box.init();
}

const STEP = 1.5;

/** Plus and minus, which the library does not handle. */
function zoomByKey(box: PhotoSwipe, { key }: KeyboardEvent): void {
  const { currSlide } = box;
  if (!currSlide) return;
  const centre = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
  if (key === '+' || key === '=') currSlide.zoomTo(currSlide.currZoomLevel * STEP, centre, 0);
  if (key === '-')
    currSlide.zoomTo(
      Math.max(currSlide.zoomLevels.initial, currSlide.currZoomLevel / STEP),
      centre,
      0,
    );
}
