import { pictureSize } from '../../../backend/src/scans/kept/picture-size.rules';
import { type GreyWindow, greysOf } from '../../../backend/src/scans/kept/windows.rules';
import type { Scan } from './scan';

const OPAQUE = 0xff000000;

/** Draws frames on a canvas, which is only written to: some browsers alter what is read from one. */
export class Drawing {
  private readonly values = document.createElement('canvas');
  private greys: { window: string; colours: Uint32Array } | undefined;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly facts: Scan['facts'],
  ) {
    const { width, height } = pictureSize(facts);
    [canvas.width, canvas.height] = [width, height];
    [this.values.width, this.values.height] = [facts.columns, facts.rows];
  }

  picture(picture: ImageBitmap): void {
    const { width, height } = this.canvas;
    this.canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  }

  inWindow(values: Int16Array, window: GreyWindow): void {
    const context = this.values.getContext('2d');
    if (!context) return;
    const colours = this.coloursOf(window);
    const image = context.createImageData(this.values.width, this.values.height);
    const pixels = new Uint32Array(image.data.buffer);
    for (let at = 0; at < pixels.length; at++)
      pixels[at] = colours[(values[at] ?? 0) + 32_768] ?? 0;
    context.putImageData(image, 0, 0);
    const { width, height } = this.canvas;
    this.canvas.getContext('2d')?.drawImage(this.values, 0, 0, width, height);
  }

  private coloursOf(window: GreyWindow): Uint32Array {
    const key = window.join();
    if (this.greys?.window === key) return this.greys.colours;
    const colours = Uint32Array.from(
      greysOf(this.facts, window),
      (grey) => OPAQUE + grey * 0x010101,
    );
    this.greys = { window: key, colours };
    return colours;
  }
}

/** Which pixel of the frame lies under the pointer; undefined beside the picture. */
export function pixelAt(
  canvas: HTMLCanvasElement,
  { rows, columns }: Pick<Scan['facts'], 'rows' | 'columns'>,
  pointer: { clientX: number; clientY: number },
): number | undefined {
  const box = canvas.getBoundingClientRect();
  const scale = Math.min(box.width / canvas.width, box.height / canvas.height);
  const [width, height] = [canvas.width * scale, canvas.height * scale];
  const x = (pointer.clientX - box.left - (box.width - width) / 2) / width;
  const y = (pointer.clientY - box.top - (box.height - height) / 2) / height;
  if (x < 0 || x >= 1 || y < 0 || y >= 1) return undefined;
  return Math.floor(y * rows) * columns + Math.floor(x * columns);
}
