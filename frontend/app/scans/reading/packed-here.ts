import { factsOfFrames } from '../../../../backend/src/scans/series/faces.rules';
import type { ScanFacts } from '../../../../backend/src/scans/series/facts.rules';
import { decodeGrey, encodeGrey } from '../../../../backend/src/scans/series/grey.rules';
import {
  type FrameByFrame,
  lessFaceOf,
} from '../../../../backend/src/scans/series/less-face.rules';
import { PACKED_TYPE, packedHead } from '../../../../backend/src/scans/series/packed.rules';
import type { LessFace } from './reading';
import { blobOf, deflated, inflated } from './streams';

/** A series whose frames are coded; the browser may keep them on its disk. */
export class PackedHere implements FrameByFrame {
  constructor(
    readonly facts: ScanFacts,
    private readonly coded: readonly Blob[],
  ) {}

  get packed(): Blob {
    const lengths = this.coded.map(({ size }) => size);
    return new Blob([blobOf([packedHead(this.facts, lengths)]), ...this.coded], {
      type: PACKED_TYPE,
    });
  }

  /** Of grey series alone: only those can hold a face. */
  async frame(n: number): Promise<Int16Array | Uint8Array> {
    const coded = new Uint8Array((await this.coded[n]?.arrayBuffer()) ?? []);
    if (this.facts.photometric === 'colour') return coded;
    const { columns, rows } = this.facts;
    const values = await decodeGrey(coded, columns, rows, inflated);
    if (!values) throw new RangeError('A frame is not as it was coded.');
    return values;
  }

  /** As its author said. @returns undefined where that is not possible */
  async with(answer: LessFace): Promise<PackedHere | undefined> {
    const less = await lessFaceOf(this, answer);
    if (!less) return undefined;
    const facts = factsOfFrames(this.facts, less.frames);
    const coded: Blob[] = [];
    for (const n of less.frames) {
      const values = await this.frame(n);
      less.change(values);
      const isGrey = values instanceof Int16Array;
      const frame = isGrey ? await encodeGrey(values, facts.columns, facts.rows, deflated) : values;
      coded.push(blobOf([frame]));
    }
    return new PackedHere(facts, coded);
  }
}
