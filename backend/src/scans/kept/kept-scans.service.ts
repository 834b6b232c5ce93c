import { rm } from 'node:fs/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Asset } from '../../media/asset';
import { FileChecksService } from '../../media/checks/file-checks.service';
import type { FileDecision } from '../../media/checks/places.rules';
import { type Mask, writeMasks } from '../../media/masks.rules';
import { MediaService } from '../../media/media.service';
import {
  type Claim,
  ResumableUploadsService,
} from '../../media/resumable/resumable-uploads.service';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import { asksAboutFace, type FaceAnswer, isClose } from '../series/faces.rules';
import type { ScanFacts } from '../series/facts.rules';
import { PACKED_TYPE } from '../series/packed.rules';
import { FACE_OF, type Face } from './face.rules';
import { scanRender } from './kept.jobs';
import { PackedFile } from './packed-file';
import { Scan } from './scan.entity';
import { ScanRoom } from './scan-room';
import { SCAN_BY_ID, SCANS_OF_POST } from './scans.sql';
import { demandSeries } from './series-taking.service';

export type ScanRow = RowOf<typeof SCAN_BY_ID>;

/** A series that an author posts. */
export interface SentScan {
  readonly uploadId: string;
  readonly name: string;
  readonly face: FaceAnswer | undefined;
  /** About the places that its check found. */
  readonly decision: FileDecision;
  /** What its author covers besides. */
  readonly masks: readonly Mask[];
  readonly keyFrames: readonly number[];
}

/** A series that was accepted; not yet in a post. */
export interface AcceptedScan {
  readonly asset: Pick<Asset, 'id' | 'bytes'>;
  readonly facts: ScanFacts;
  readonly name: string;
  readonly keyFrames: readonly number[];
  readonly face: Face;
  readonly masks: string;
  /** Its upload is used up, or free again. */
  readonly claim: Pick<Claim, 'spend' | 'release'>;
}

export const MOST_SCANS = 8;
export const MOST_KEY_FRAMES = 10;
const FACE = 'Please say what should happen with the face.';
const CLOSE = 'These slices are closer than 3 mm.';
const TOO_MANY = `A post may have at most ${MOST_SCANS} series.`;
const LOOK = 'The file says that words stand in its pixels: please look.';

const refused = (sentence: string) => new Refusal('fields', { errors: { scans: [sentence] } });

/** The scans of posts, from upload to removal. */
@Injectable()
export class KeptScans {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: ResumableUploadsService,
    private readonly checks: FileChecksService,
    private readonly media: MediaService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly room: ScanRoom,
  ) {}

  /**
   * Call this outside the transaction of the post; then `attach` them in it, and `settle` them
   * after it.
   * @throws Refusal for the first series that is not accepted; none is used up then
   */
  async accept(ownerId: number, sent: readonly SentScan[]): Promise<AcceptedScan[]> {
    if (sent.length > MOST_SCANS) throw refused(TOO_MANY);
    const accepted: AcceptedScan[] = [];
    try {
      for (const scan of sent) accepted.push(await this.acceptOne(ownerId, scan));
      return accepted;
    } catch (error) {
      await this.giveBack(accepted);
      throw error;
    }
  }

  /** Their uploads can be sent again. */
  async giveBack(accepted: readonly AcceptedScan[]): Promise<void> {
    for (const { claim } of accepted) await claim.release();
    await this.media.discard(accepted.map(({ asset }) => asset.id));
  }

  async settle(accepted: readonly AcceptedScan[]): Promise<void> {
    for (const { claim } of accepted) await claim.spend();
  }

  private async acceptOne(ownerId: number, sent: SentScan): Promise<AcceptedScan> {
    const claim = await this.uploads.claim(ownerId, sent.uploadId, demandSeries);
    const { file } = claim;
    if (file.isSpent) throw new Refusal('scans.in-a-post');
    try {
      const found = await this.masksOf(ownerId, sent);
      const facts = await PackedFile.using(file.path, async (series) => series.facts);
      const face = faceOf(facts, sent.face);
      const asset = await this.media.keepMade(ownerId, {
        path: file.path,
        extension: 'scan',
        purpose: 'scan',
        kind: 'document',
        mime: PACKED_TYPE,
        sha256: file.sha256,
      });
      const keyFrames = sent.keyFrames.filter((frame) => frame < facts.frames);
      const masks = writeMasks([...sent.masks, ...found]);
      return { asset, facts, face, keyFrames, masks, name: sent.name, claim };
    } catch (error) {
      await claim.release();
      throw error;
    } finally {
      await rm(file.path, { force: true });
    }
  }

  /** @throws Refusal while something about its check is undecided */
  private async masksOf(ownerId: number, { uploadId, decision }: SentScan): Promise<Mask[]> {
    const { state, places } = await this.checks.find(ownerId, uploadId);
    const masks = (await this.checks.masksFor(uploadId, decision)) ?? [];
    // Its header said that words are burned in, and none were found.
    if (state === 'found' && places.length === 0 && !decision.looked)
      throw new Refusal('fields', { errors: { decisions: [LOOK] } });
    return masks;
  }

  /** Puts series after those that a post has. Call this in its transaction. */
  async attach(
    { postId, ownerId }: { readonly postId: number; readonly ownerId: number },
    accepted: readonly AcceptedScan[],
  ): Promise<void> {
    if (accepted.length === 0) return;
    const there = await this.ofPost(postId);
    if (there.length + accepted.length > MOST_SCANS) throw refused(TOO_MANY);
    const bytes = accepted.reduce((sum, { asset }) => sum + asset.bytes, 0);
    await this.room.demand(ownerId, bytes, postId);
    const last = there.at(-1)?.position ?? 0;
    const assets = accepted.map(({ asset }) => asset);
    await this.media.hold(ownerId, assets);
    for (const [index, { asset, facts, name, keyFrames, face, masks }] of accepted.entries()) {
      const scanId = await this.em.insert(Scan, {
        facts,
        name,
        keyFrames,
        face,
        masks,
        assetId: asset.id,
        ownerId,
        postId,
        position: last + 1 + index,
        state: 'preparing',
        tries: 0,
        createdAt: this.clock.now(),
      });
      await this.outbox.later(scanRender, { scanId: Number(scanId) });
    }
  }

  ofPost(postId: number): Promise<ScanRow[]> {
    return SCANS_OF_POST.rows(this.em, { postId });
  }

  find(id: number): Promise<ScanRow | undefined> {
    return SCAN_BY_ID.first(this.em, { id });
  }

  async change(
    id: number,
    changes: Partial<Pick<Scan, 'name' | 'keyFrames' | 'position'>>,
  ): Promise<void> {
    await this.em.nativeUpdate(Scan, { id }, changes);
  }

  /** Removes some from their post: their addresses end with the transaction. */
  async remove(scans: readonly Pick<ScanRow, 'id' | 'assetId'>[]): Promise<void> {
    if (scans.length === 0) return;
    await this.em.nativeDelete(Scan, { id: { $in: scans.map(({ id }) => id) } });
    await this.media.letGo(scans.map(({ assetId }) => assetId));
  }
}

/** @throws Refusal without an answer that a series which may show a head needs */
function faceOf(facts: ScanFacts, answer: FaceAnswer | undefined): Face {
  if (answer === undefined) {
    if (asksAboutFace(facts)) throw refused(FACE);
    return 'none';
  }
  if (answer === 'thin' && isClose(facts)) throw refused(CLOSE);
  return FACE_OF[answer];
}
