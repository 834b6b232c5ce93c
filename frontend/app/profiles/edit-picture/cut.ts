/** Crops the picture to the chosen square. */
export type Cut = () => Promise<Blob>;

/**
 * The visible square. `x` and `y` run from 0 (left, top) to 1 (right, bottom) over the part that is
 * cut off.
 */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const MOST_ZOOM = 4;
const SIDE = 1024;
const QUALITY = 0.92;

export function limited(crop: Crop): Crop {
  const within = (n: number) => Math.min(1, Math.max(0, n));
  return {
    zoom: Math.min(MOST_ZOOM, Math.max(1, crop.zoom)),
    x: within(crop.x),
    y: within(crop.y),
  };
}

/** The square's side and top left corner, in pixels of the picture. */
export function squareOf(
  { width, height }: { width: number; height: number },
  { zoom, x, y }: Crop,
) {
  const side = Math.min(width, height) / zoom;
  return { side, left: (width - side) * x, top: (height - side) * y };
}

export function cutOut(picture: HTMLImageElement, crop: Crop): Promise<Blob> {
  const { side, left, top } = squareOf(
    { width: picture.naturalWidth, height: picture.naturalHeight },
    crop,
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(SIDE, Math.round(side));
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('This browser cannot edit pictures.'));
  // JPEG has no transparency; without a background transparent areas would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('The picture could not be cropped.'))),
      'image/jpeg',
      QUALITY,
    ),
  );
}
