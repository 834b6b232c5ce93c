import { summed } from '../../../backend/src/scans/series/grey.rules';
import { Latest } from './latest';
import { nearestThere, nextToLoad } from './loading-order';
import { pictureUrl, type Scan, type WindowName } from './scan';

/** A browser opens no more to one server. */
const AT_ONCE = 6;
/** A phone has no room for 300 drawn pictures, or for the values of as many frames. */
const MOST_DRAWN = 40;
const MOST_VALUES = 120;
/** Pictures decoded ahead of the current one, to both sides. */
const AHEAD = 6;

interface Told {
  /** Something came that may be better than what is shown. */
  onChange(): void;
  /** The addresses have expired. */
  onStale(): void;
}

/** The pictures and values of one scan, loaded from the current frame outwards. */
export class FrameStore {
  private readonly pictures = new Map<string, Blob>();
  private readonly under = new Set<string>();
  private readonly drawn = new Latest<ImageBitmap>(MOST_DRAWN, (picture) => picture.close());
  private readonly values = new Latest<Int16Array>(MOST_VALUES);
  private readonly ended = new AbortController();
  private current = 0;
  private window: WindowName = 'sent';

  constructor(
    private scan: Scan,
    private readonly told: Told,
  ) {}

  /** From now on these come first. */
  show(frame: number, window: WindowName): void {
    this.current = frame;
    this.window = window;
    for (let away = 0; away <= AHEAD; away += 1)
      for (const n of [frame + away, frame - away]) void this.decode(n);
    this.load();
  }

  /** The picture of the nearest frame that can be drawn at once. */
  nearest(): { n: number; picture: ImageBitmap } | undefined {
    const { frames } = this.scan.facts;
    const n = nearestThere(this.current, frames, (at) => this.drawnAt(at) !== undefined);
    const picture = n === undefined ? undefined : this.drawnAt(n);
    return n === undefined || !picture ? undefined : { n, picture };
  }

  valuesAt(n: number): Int16Array | undefined {
    return this.values.get(String(n));
  }

  /** Loads the values of a frame, unless they are there. */
  async loadValues(n: number): Promise<void> {
    const { valuesUrl, facts } = this.scan;
    const key = `values ${n}`;
    if (!valuesUrl || this.valuesAt(n) || this.under.has(key)) return;
    this.under.add(key);
    const coded = await this.fetched(`${valuesUrl}&n=${n}`);
    const planes = coded && (await inflated(coded));
    this.under.delete(key);
    if (!planes || planes.length !== facts.rows * facts.columns * 2) return;
    this.values.add(String(n), summed(planes, facts.columns, facts.rows));
    this.told.onChange();
  }

  end(): void {
    this.ended.abort();
    this.drawn.clear();
  }

  private keyOf = (n: number) => `${this.window} ${n}`;
  private drawnAt = (n: number) => this.drawn.get(this.keyOf(n));

  private load(): void {
    const { frames } = this.scan.facts;
    const has = (n: number) => this.pictures.has(this.keyOf(n)) || this.under.has(this.keyOf(n));
    while (this.under.size < AT_ONCE && !this.ended.signal.aborted) {
      const n = nextToLoad(this.current, frames, has);
      if (n === undefined) return;
      void this.loadPicture(n);
    }
  }

  private async loadPicture(n: number): Promise<void> {
    const key = this.keyOf(n);
    this.under.add(key);
    const picture = await this.fetched(pictureUrl(this.scan, n, this.window));
    // What failed is not asked for again before the page has new addresses.
    this.pictures.set(key, picture ?? new Blob());
    this.under.delete(key);
    if (Math.abs(n - this.current) <= AHEAD || !this.nearest()) await this.decode(n, key);
    this.load();
  }

  private async decode(n: number, key = this.keyOf(n)): Promise<void> {
    const bytes = this.pictures.get(key);
    if (!bytes?.size || this.drawn.get(key)) return;
    const picture = await createImageBitmap(bytes).catch(() => undefined);
    if (!picture || this.ended.signal.aborted) return;
    this.drawn.add(key, picture);
    if (key === this.keyOf(n)) this.told.onChange();
  }

  /** New addresses: what could not be loaded is tried again. */
  renew(scan: Scan): void {
    if (scan.frameUrl === this.scan.frameUrl) return;
    this.scan = scan;
    for (const [key, picture] of this.pictures) if (picture.size === 0) this.pictures.delete(key);
    this.load();
  }

  private async fetched(url: string): Promise<Blob | undefined> {
    const reply = await fetch(url, { signal: this.ended.signal }).catch(() => undefined);
    if (reply?.status === 403) this.told.onStale();
    return reply?.ok ? reply.blob() : undefined;
  }
}

async function inflated(coded: Blob): Promise<Uint8Array | undefined> {
  const stream = coded.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const bytes = await new Response(stream).arrayBuffer().catch(() => undefined);
  return bytes && new Uint8Array(bytes);
}
