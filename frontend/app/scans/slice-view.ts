import type { GreyWindow } from '../../../backend/src/scans/kept/windows.rules';
import { Drawing, pixelAt } from './drawing';
import { FrameStore } from './frame-store';
import type { Scan, WindowName } from './scan';

/** What is to be seen: a frame in a window that has pictures, or in any other by its values. */
export interface Wanted {
  /** From 0. */
  frame: number;
  window: WindowName;
  dragged: GreyWindow | null;
}

interface Told {
  /** @param isThere whether the frame itself is seen, and not its nearest neighbour */
  onDrawn(isThere: boolean): void;
  onStale(): void;
}

/** Shows frames on a canvas as soon as they are there, at most once for each frame of the screen. */
export class SliceView {
  private readonly store: FrameStore;
  private readonly drawing: Drawing;
  private wanted: Wanted | undefined;
  private due = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly scan: Scan,
    private readonly told: Told,
  ) {
    this.drawing = new Drawing(canvas, scan.facts);
    this.store = new FrameStore(scan, {
      onChange: () => this.drawSoon(),
      onStale: () => told.onStale(),
    });
  }

  show(wanted: Wanted): void {
    this.wanted = wanted;
    this.store.show(wanted.frame, wanted.window);
    if (wanted.dragged) void this.store.loadValues(wanted.frame);
    this.drawSoon();
  }

  renew(scan: Scan): void {
    this.store.renew(scan);
  }

  /** The real value under the pointer; undefined beside the picture, and while it is loaded. */
  valueAt(pointer: { clientX: number; clientY: number }): number | undefined {
    const frame = this.wanted?.frame ?? 0;
    const at = pixelAt(this.canvas, this.scan.facts, pointer);
    const value = at === undefined ? undefined : this.store.valuesAt(frame)?.[at];
    if (at !== undefined && value === undefined) void this.store.loadValues(frame);
    const { slope, intercept, padding } = this.scan.facts;
    return value === undefined || value === padding ? undefined : value * slope + intercept;
  }

  end(): void {
    cancelAnimationFrame(this.due);
    this.store.end();
  }

  private drawSoon(): void {
    cancelAnimationFrame(this.due);
    this.due = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    if (!this.wanted) return;
    const { frame, dragged } = this.wanted;
    const values = dragged ? this.store.valuesAt(frame) : undefined;
    if (dragged && values) {
      this.drawing.inWindow(values, dragged);
      this.told.onDrawn(true);
      return;
    }
    const nearest = this.store.nearest();
    if (nearest) this.drawing.picture(nearest.picture);
    this.told.onDrawn(nearest?.n === frame && !dragged);
  }
}
