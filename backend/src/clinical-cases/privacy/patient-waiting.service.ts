import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media/media.service';
import { Clock } from '../../platform/clock';
import { CaseOpening } from '../case-opening';
import { ClinicalPost } from '../clinical-post.entity';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { ConsentScope } from '../consent/consent.rules';
import { PostFilesRepository } from '../files/post-files.repository';
import { PostParts } from '../post-parts';
import { PatientDecisions } from './patient-decisions';
import { ShownContents } from './shown-content';

/** What all patients of a post agreed to. */
interface Agreement {
  readonly scope: readonly ConsentScope[];
  readonly consentId: number;
  /** Whether all of them have seen the current version, including later additions. */
  readonly isOfAll: boolean;
}

/** A step that only its author sees until then. */
interface WaitingStep {
  readonly id: number;
  awaitsPatientAt: Date | null;
}

/**
 * Hides posts, steps and outcomes until the patient has answered. Call these methods in the
 * transaction of the change.
 */
@Injectable()
export class PatientWaiting {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly media: MediaService,
    private readonly posts: ClinicalPostRepository,
    private readonly files: PostFilesRepository,
    private readonly parts: PostParts,
    private readonly shown: ShownContents,
    private readonly opening: CaseOpening,
    private readonly patients: PatientDecisions,
  ) {}

  /**
   * From now on the patient decides, and only the author can see the post; URLs of its files issued
   * before stop working.
   */
  async begin(post: ClinicalPost): Promise<void> {
    post.awaitPatient(this.clock.now());
    await this.em.flush();
    await this.media.hide(await this.posts.assetsOf(post.id), null);
  }

  /**
   * The version to compare with after a change; undefined if the author answers for the consent.
   */
  async before(post: ClinicalPost): Promise<string | undefined> {
    return post.consentBy === 'patient' ? this.shown.versionOf(post) : undefined;
  }

  /** Patients who agreed to other text or files are asked again. */
  async after(post: ClinicalPost, before: string | undefined): Promise<void> {
    if (before !== undefined && before === (await this.shown.versionOf(post))) return;
    await this.begin(post);
    await this.patients.changed(post.id);
  }

  /** Like `after`, when files were added or re-encoded. */
  async filesChanged(post: ClinicalPost): Promise<void> {
    if (post.consentBy === 'patient') await this.after(post, undefined);
  }

  /** A new or changed step is hidden alone, without the post. */
  async hideStep(post: ClinicalPost, step: WaitingStep): Promise<void> {
    if (post.consentBy !== 'patient') return;
    step.awaitsPatientAt = this.clock.now();
    await this.em.flush();
    const files = await this.files.ofWhole(post.id);
    const own = files.filter(({ stepId }) => stepId === step.id);
    await this.media.hide(
      own.map(({ assetId }) => assetId),
      null,
    );
  }

  /** The author answers for the consent again, which has been declared. */
  async handBack(post: ClinicalPost, consentId: number): Promise<void> {
    await this.patients.handBack(post.id);
    const isFirst = post.handBack(this.clock.now());
    await this.em.flush();
    await this.files.cover(post.id, consentId);
    await this.parts.agreed(post.id);
    await this.reveal(post, isFirst);
  }

  async show(post: ClinicalPost, { scope, consentId, isOfAll }: Agreement): Promise<void> {
    const isFirst = post.showAsAgreed(scope, this.clock.now());
    await this.em.flush();
    await this.files.cover(post.id, consentId);
    if (isOfAll) await this.parts.agreed(post.id);
    await this.reveal(post, isFirst);
  }

  /** Makes file URLs work again, except for files that still wait or are hidden by moderators. */
  private async reveal(post: ClinicalPost, isFirst: boolean): Promise<void> {
    const hiding = await this.hidingOf(post.id);
    const assets = await this.posts.assetsOf(post.id);
    if (hiding) await this.media.hide(assets, hiding.until);
    else await this.media.show(assets);
    await this.media.hide(await this.parts.waitingAssets(post.id), null);
    if (isFirst) await this.opening.begin(post);
  }

  /** How long moderators hide it; undefined if they do not. */
  private async hidingOf(id: number): Promise<{ readonly until: Date | null } | undefined> {
    const { hiddenAt = null, hiddenUntil = null } = await this.em.findOneOrFail(
      ClinicalPost,
      { id },
      { fields: ['hiddenAt', 'hiddenUntil'], refresh: true, disableIdentityMap: true },
    );
    const isOver = hiddenUntil !== null && hiddenUntil <= this.clock.now();
    return hiddenAt === null || isOver ? undefined : { until: hiddenUntil };
  }
}
