import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Asset } from '../../media/asset';
import { masksDecided } from '../../media/checks/decided';
import type { FileDecision } from '../../media/checks/places.rules';
import { MediaService } from '../../media/media.service';
import type { Mask } from '../../media/pictures/masks.rules';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { ClinicalCasesService } from '../clinical-cases.service';
import { ClinicalPostRepository } from '../clinical-post.repository';
import { PostFilesRepository } from '../files/post-files.repository';
import { PatientWaiting } from '../privacy/patient-waiting.service';
import { PrivacyReports } from '../privacy/privacy-report';
import { type CheckedPostFile, PostFileCheckRepository } from './post-file-check.repository';

/** What an author says of one file that is held. */
export interface HeldFileDecision extends FileDecision {
  /** Of a video; unless it says otherwise. */
  readonly keepsSound: boolean;
}

interface Decided {
  readonly file: CheckedPostFile;
  readonly masks: readonly Mask[];
  readonly keepsSound: boolean;
  readonly wasLookedAt: boolean;
}

/** The files that take the place of others, by the asset that each replaces. */
type Redone = ReadonlyMap<number, Asset>;

const NOT_LOOKED_AT: HeldFileDecision = { masked: [], kept: [], looked: false, keepsSound: true };

/** Authors decide about the files of their posts that are held, and colleagues see them from then on. */
@Injectable()
export class ReleasingService {
  constructor(
    private readonly em: EntityManager,
    private readonly cases: ClinicalCasesService,
    private readonly posts: ClinicalPostRepository,
    private readonly checks: PostFileCheckRepository,
    private readonly files: PostFilesRepository,
    private readonly media: MediaService,
    private readonly reports: PrivacyReports,
    private readonly patients: PatientWaiting,
  ) {}

  /** What is held of a post, in its order. @throws Refusal for everybody but its author */
  async held(actor: Actor, postId: number): Promise<CheckedPostFile[]> {
    await this.cases.findOwn(actor, { id: postId });
    return this.checks.openOf(postId);
  }

  /**
   * @param decisions one for each file that is held, in their order
   * @throws Refusal 409 when nothing is held, while a file is being looked at, and when another window was quicker; 422 while something is undecided
   */
  async release(
    actor: Actor,
    postId: number,
    decisions: readonly HeldFileDecision[],
  ): Promise<void> {
    const held = await this.held(actor, postId);
    if (held.length === 0) throw new Refusal('clinical-cases.nothing-held');
    const decided = held.map((file, index) => {
      const decision = decisions[index] ?? NOT_LOOKED_AT;
      const { keepsSound, looked: wasLookedAt } = decision;
      return { file, masks: masksDecided(file, decision), keepsSound, wasLookedAt };
    });
    const redone = await this.redone(actor.memberId, decided);
    await this.em.transactional(() => this.show(actor.memberId, postId, decided, redone));
    await this.media.discard([...redone.keys()]);
  }

  /** Outside the transaction, since pictures are drawn anew. */
  private async redone(memberId: number, decided: readonly Decided[]): Promise<Redone> {
    const redone = new Map<number, Asset>();
    for (const { file, ...changes } of decided)
      if (changes.masks.length > 0 || (file.kind === 'video' && !changes.keepsSound))
        redone.set(file.assetId, await this.media.redo(memberId, file.assetId, changes));
    return redone;
  }

  private async show(
    memberId: number,
    postId: number,
    decided: readonly Decided[],
    redone: Redone,
  ): Promise<void> {
    const post = await this.posts.lock(postId);
    const held = await this.checks.openOf(postId);
    const isSame =
      held.length === decided.length &&
      held.every(({ assetId }, at) => assetId === decided[at]?.file.assetId);
    if (!isSame) throw new Refusal('clinical-cases.changed-meanwhile');
    await this.media.hold(memberId, [...redone.values()]);
    for (const { file } of decided) {
      const asset = redone.get(file.assetId);
      if (asset) await this.files.replace(file.fileId, asset.id);
    }
    await this.media.letGo([...redone.keys()]);
    await this.checks.release(held.map(({ fileId }) => fileId));
    await this.checks.showUnlessHeld(postId);
    await this.patients.filesChanged(post);
    await this.reports.add(
      post,
      { kept: [], wasReviewed: decided.every(({ wasLookedAt }) => wasLookedAt) },
      decided.map(({ file, masks }) => ({ asset: file, maskCount: masks.length })),
    );
  }
}
