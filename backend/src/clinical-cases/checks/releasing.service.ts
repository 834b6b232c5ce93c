import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Asset } from '../../media/asset';
import { masksDecided } from '../../media/checks/decided';
import type { FileDecision } from '../../media/checks/places.rules';
import type { Mask } from '../../media/masks.rules';
import { MediaService } from '../../media/media.service';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { ClinicalCasesService } from '../clinical-cases.service';
import type { ClinicalPost } from '../clinical-post.entity';
import { ClinicalPostRepository } from '../clinical-post.repository';
import { ConsentRepository } from '../consent/consent.repository';
import { type Declared, demandDeclarations } from '../consent/declarations';
import { DeclaringService } from '../declaring.service';
import { PostFilesRepository } from '../files/post-files.repository';
import { PatientWaiting } from '../privacy/patient-waiting.service';
import { PrivacyReports } from '../privacy/privacy-report';
import { type CheckedPostFile, PostFileCheckRepository } from './post-file-check.repository';

/** An author's decision about one held file. */
export interface HeldFileDecision extends FileDecision {
  /** For a video; defaults to true. */
  readonly keepsSound: boolean;
}

interface Decided {
  readonly file: CheckedPostFile;
  readonly masks: readonly Mask[];
  readonly keepsSound: boolean;
  readonly wasLookedAt: boolean;
}

export interface Release {
  /** One for each held file, in order. */
  readonly decisions: readonly HeldFileDecision[];
  /** Needed once, for a post that was sent without the declarations. */
  readonly declared: Declared;
}

/** The re-encoded files, by the asset each one replaces. */
type Redone = ReadonlyMap<number, Asset>;

const NOT_LOOKED_AT: HeldFileDecision = { masked: [], kept: [], looked: false, keepsSound: true };

/** As in a form that only has the three boxes. */
const DECLARED = { way: 'declared', language: 'en', expiresOn: undefined } as const;

/**
 * Authors decide about the held files of their posts and make the declarations that are missing;
 * then the posts are shown to others.
 */
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
    private readonly consents: ConsentRepository,
    private readonly declaring: DeclaringService,
  ) {}

  /** The held files of a post, in order. @throws Refusal for anyone but the author */
  async held(actor: Actor, postId: number): Promise<CheckedPostFile[]> {
    await this.cases.findOwn(actor, { id: postId });
    return this.checks.openOf(postId);
  }

  /**
   * @throws Refusal 409 if nothing is held, while a file is being checked, or if another window was
   *   faster; 422 while something is undecided or not declared
   */
  async release(actor: Actor, postId: number, { decisions, declared }: Release): Promise<void> {
    const held = await this.held(actor, postId);
    const { isUndeclared, isPatients } = await this.cases.find(actor, { id: postId });
    if (isUndeclared) demandDeclarations(declared, isPatients);
    else if (held.length === 0) throw new Refusal('clinical-cases.nothing-held');
    const decided = held.map((file, index) => {
      const decision = decisions[index] ?? NOT_LOOKED_AT;
      const { keepsSound, looked: wasLookedAt } = decision;
      return { file, masks: masksDecided(file, decision), keepsSound, wasLookedAt };
    });
    const redone = await this.redone(actor.memberId, decided);
    await this.em.transactional(() => this.show(actor.memberId, postId, decided, redone));
    await this.media.discard([...redone.keys()]);
  }

  /** Call this outside the transaction, since images are re-encoded. */
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
    if (!post.isDeclared) await this.declare(post);
    await this.reports.add(
      post,
      { kept: [], wasReviewed: decided.every(({ wasLookedAt }) => wasLookedAt) },
      decided.map(({ file, masks }) => ({ asset: file, maskCount: masks.length })),
    );
  }

  private async declare(post: ClinicalPost): Promise<void> {
    if (post.withdrawnAt) throw new Refusal('clinical-cases.withdrawn');
    const consentId =
      post.consentBy === 'patient'
        ? null
        : await this.consents.add(post.id, { ...DECLARED, scope: post.scope });
    await this.declaring.declare(post, consentId);
  }
}
