import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MendingService } from '../engagement/moderation/mending.service';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import type { Page } from '../wire/reply';
import { CaseOpening } from './case-opening';
import { isAuthor } from './clinical-cases.policy';
import type { PostChanges, PostContent } from './clinical-post.content';
import { ClinicalPost } from './clinical-post.entity';
import {
  ClinicalPostRepository,
  type PostsSince,
  type PostWindow,
} from './clinical-post.repository';
import type { PostFacts, PostName } from './clinical-post.rows';
import { CLINICAL_POST, type PostRow } from './clinical-post.sql';
import { ConsentRepository } from './consent/consent.repository';
import type { ChangedTerms, ReviewSaid } from './consent/consent.rules';
import { DeclaringService } from './declaring.service';
import {
  CaseFilesService,
  type FileChanges,
  noConsent,
  type PostUpload,
} from './files/case-files.service';
import { type NewPostParts, PostParts } from './post-parts';

export interface Publication extends NewPostParts {
  readonly content: PostContent;
  readonly uploads: readonly PostUpload[];
}

export interface PostEdit {
  readonly changes: PostChanges;
  readonly files: FileChanges;
  readonly review: ReviewSaid;
  /** The version the author was editing, if the client sends it. */
  readonly version?: number | undefined;
}

const NOT_TOLD = 'Please confirm that the patient has given consent.';

const isVideo = ({ category }: { category: string }) => category === 'VIDEO';

/**
 * Requires the author's declaration of consent if the author answers for it: for new files, and
 * when taking over from the patient. New files of an undeclared post are held with it.
 */
function demandConsent(
  { isPatients, isUndeclared }: Pick<PostFacts, 'isPatients' | 'isUndeclared'>,
  { consent, consentBy }: PostChanges,
  { added }: FileChanges,
): void {
  const decides = consentBy ?? (isPatients ? 'patient' : 'author');
  if (decides === 'patient' || consent) return;
  if (isPatients) throw new Refusal('fields', { errors: { consent: [NOT_TOLD] } });
  if (added.length > 0 && !isUndeclared) throw noConsent();
}

/** Publishes, edits, removes and reads clinical posts: cases and images. */
@Injectable()
export class ClinicalCasesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly files: CaseFilesService,
    private readonly consents: ConsentRepository,
    private readonly parts: PostParts,
    private readonly audit: AuditLog,
    private readonly opening: CaseOpening,
    private readonly mending: MendingService,
    private readonly declaring: DeclaringService,
  ) {}

  /**
   * @returns the id of the post. Others see it at once, or when its videos are converted, its files
   *   are checked and the declarations made.
   */
  async publish(actor: Actor, { content, uploads, ...sent }: Publication): Promise<number> {
    const accepted = await this.files.accept(actor.memberId, uploads);
    const postId = await this.em.transactional(async () => {
      const post = new ClinicalPost({
        authorId: actor.memberId,
        content: await this.completed(actor, content),
        hasVideo: uploads.some(isVideo),
        now: this.clock.now(),
      });
      this.em.persist(post);
      await this.em.flush();
      const asksPatient = post.consentBy === 'patient';
      const consentId =
        asksPatient || !content.consent ? null : await this.consents.add(post.id, content.consent);
      const holder = { memberId: actor.memberId, postId: post.id, consentId, isNew: true };
      await this.files.attach(holder, accepted);
      await this.parts.published({ post, sent, files: accepted });
      if (post.isDeclared && !asksPatient) await this.opening.begin(post);
      else if (!asksPatient && accepted.length === 0) await this.opening.awaitDeclarations(post);
      return post.id;
    });
    await this.files.settle(postId, accepted);
    return postId;
  }

  /** The oldest apps do not say a speciality: then it is the author's. */
  private async completed(actor: Actor, content: PostContent): Promise<PostContent> {
    if (content.speciality !== '') return content;
    return { ...content, speciality: await this.posts.specialityOf(actor.memberId) };
  }

  /**
   * @throws Refusal `clinical-cases.changed-meanwhile` if a newer version was saved, for example in
   *   another window
   */
  async edit(
    actor: Actor,
    name: PostName,
    { changes, files, review, version }: PostEdit,
  ): Promise<void> {
    demandConsent(await this.findOwn(actor, name), changes, files);
    const accepted = await this.files.accept(actor.memberId, files.added);
    const gone = await this.em.transactional(async () => {
      const post = await this.posts.lock(name.id);
      if (version !== undefined && version !== post.version)
        throw new Refusal('clinical-cases.changed-meanwhile');
      if (post.withdrawnAt) throw new Refusal('clinical-cases.withdrawn');
      // It may have been declared in the meantime.
      const state = { isPatients: post.consentBy === 'patient', isUndeclared: !post.isDeclared };
      demandConsent(state, changes, files);
      const finish = await this.parts.editing(post);
      const decides = changes.consentBy ?? post.consentBy;
      const declares = !post.isDeclared && changes.isDeclared === true;
      const { consent: told, ...words } = changes;
      const consent = post.isDeclared || declares ? told : undefined;
      post.edit(decides === 'author' && consent ? { ...words, consent } : words, this.clock.now());
      post.hasVideo ||= files.added.some(isVideo);
      await this.em.flush();
      const consentId = await this.coveredBy(post, decides === 'author' ? consent : undefined);
      const holder = { memberId: actor.memberId, postId: name.id, consentId };
      const removed = await this.files.change(holder, { ...files, accepted });
      await finish({ post, review, files: accepted, decides, consentId });
      if (declares) await this.declaring.declare(post, consentId);
      await this.mending.changed({ kind: CLINICAL_POST, id: name.id });
      return removed;
    });
    await this.files.discard(gone);
    await this.files.settle(name.id, accepted);
  }

  /** A newly declared consent, else the latest one; null while the patient has not answered. */
  private async coveredBy(
    { id, scope }: ClinicalPost,
    told: ChangedTerms | undefined,
  ): Promise<number | null> {
    if (!told) return this.consents.latest(id);
    return this.consents.add(id, { ...told, scope: told.scope ?? scope });
  }

  async remove(actor: Actor, name: PostName): Promise<void> {
    await this.findOwn(actor, name);
    const assetIds = await this.em.transactional(async () => {
      const post = await this.posts.lock(name.id);
      post.remove(this.clock.now());
      await this.em.flush();
      await this.audit.write({
        actorId: actor.memberId,
        action: 'case-deleted',
        object: `clinical-post ${name.id}`,
        result: 'done',
      });
      const removed = await this.files.removeAll(name.id);
      await this.parts.removed(name.id);
      return removed;
    });
    await this.files.discard(assetIds);
  }

  feed(actor: Actor, window: PostWindow): Promise<Page<PostRow>> {
    return this.posts.feed(actor, window);
  }

  /** The number of posts by others since a given one, at most 100. */
  countNewer(actor: Actor, since: PostsSince): Promise<number> {
    return this.posts.countNewer(actor, since);
  }

  /** The posts of one member that the viewer may see. */
  ofMember(actor: Actor, memberId: number, window: PostWindow): Promise<Page<PostRow>> {
    return this.posts.ofAuthor(actor, memberId, window);
  }

  followed(actor: Actor, window: Window): Promise<Page<PostRow>> {
    return this.posts.followed(actor, window);
  }

  collected(actor: Actor, window: PostWindow): Promise<Page<PostRow>> {
    return this.posts.collected(actor, window);
  }

  /** Posts by id, those that the viewer may see. */
  named(actor: Actor, ids: readonly number[]): Promise<ReadonlyMap<number, PostRow>> {
    return this.posts.named(actor, ids);
  }

  /** Reads a post that the member opens, which parts may note. */
  async find(actor: Actor, name: PostName): Promise<PostRow> {
    const post = await this.posts.findVisibleTo(actor, name);
    await this.parts.readBy(post, actor.memberId);
    return post;
  }

  /** As `find`, for checks on the post only. */
  facts(actor: Actor, name: PostName): Promise<PostFacts> {
    return this.posts.factsVisibleTo(actor, name);
  }

  /** A post its author wants to edit or remove. @throws Refusal for anyone else */
  async findOwn(actor: Actor, name: PostName): Promise<PostFacts> {
    const post = await this.posts.factsVisibleTo(actor, name);
    if (!isAuthor(post, actor)) throw new Refusal('clinical-cases.not-author');
    return post;
  }
}
