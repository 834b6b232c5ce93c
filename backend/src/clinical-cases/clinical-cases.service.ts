import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Page } from '../wire/reply';
import { AskedColleagues } from './asked-colleagues';
import { isAuthor } from './clinical-cases.policy';
import { caseClosing } from './clinical-cases.signals';
import { ClinicalPost, type PostChanges, type PostContent } from './clinical-post.entity';
import {
  ClinicalPostRepository,
  type PostsSince,
  type PostWindow,
} from './clinical-post.repository';
import type { PostFacts, PostName } from './clinical-post.rows';
import type { PostRow } from './clinical-post.sql';
import {
  CaseFilesService,
  type FileChanges,
  noConsent,
  type PostUpload,
} from './files/case-files.service';
import { CaseSequel } from './outcome/case-sequel';
import { ConsentRepository } from './privacy/consent.repository';
import type { ReviewSaid } from './privacy/consent.rules';
import { PrivacyReports } from './privacy/privacy-report';

export interface Publication {
  readonly content: PostContent;
  readonly uploads: readonly PostUpload[];
  /** What its author did before posting, so that nobody is recognisable. */
  readonly review: ReviewSaid;
}

export interface PostEdit {
  readonly changes: PostChanges;
  readonly files: FileChanges;
  readonly review: ReviewSaid;
  /** The version that its author was looking at, if the client knows it. */
  readonly version?: number | undefined;
}

/** Its author hears so long before that a case closes. */
const TOLD_BEFORE_MS = 24 * 3_600_000;

const isVideo = ({ category }: { category: string }) => category === 'VIDEO';

/** Clinical posts, cases and images: publishing, changing, removing and reading them. */
@Injectable()
export class ClinicalCasesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly files: CaseFilesService,
    private readonly consents: ConsentRepository,
    private readonly reports: PrivacyReports,
    private readonly sequel: CaseSequel,
    private readonly asked: AskedColleagues,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the id of the post. Colleagues see it at once, or when its videos are playable and its files are looked at. */
  async publish(actor: Actor, { content, uploads, review }: Publication): Promise<number> {
    const accepted = await this.files.accept(actor.memberId, uploads);
    const postId = await this.em.transactional(async () => {
      const post = new ClinicalPost({
        authorId: actor.memberId,
        content,
        hasVideo: uploads.some(isVideo),
        now: this.clock.now(),
      });
      this.em.persist(post);
      await this.em.flush();
      const consentId = await this.consents.add(post.id, content.consent);
      const holder = { memberId: actor.memberId, postId: post.id, consentId, isNew: true };
      await this.files.attach(holder, accepted);
      await this.reports.add(post, review, accepted);
      await this.tellBeforeClosing(post);
      if (post.kind === 'case') await this.sequel.begin(post.id, post.authorId);
      return post.id;
    });
    await this.files.settle(postId, accepted);
    return postId;
  }

  private async tellBeforeClosing({ id, closesAt }: ClinicalPost): Promise<void> {
    if (closesAt)
      await this.outbox.later(
        caseClosing,
        { postId: id },
        { runAt: new Date(closesAt.getTime() - TOLD_BEFORE_MS) },
      );
  }

  /** @throws Refusal `clinical-cases.changed-meanwhile` when somebody, in another window perhaps, saved before */
  async edit(
    actor: Actor,
    name: PostName,
    { changes, files, review, version }: PostEdit,
  ): Promise<void> {
    await this.findOwn(actor, name);
    if (files.added.length > 0 && !changes.consent) throw noConsent();
    const accepted = await this.files.accept(actor.memberId, files.added);
    const gone = await this.em.transactional(async () => {
      const post = await this.posts.lock(name.id);
      if (version !== undefined && version !== post.version)
        throw new Refusal('clinical-cases.changed-meanwhile');
      if (post.withdrawnAt) throw new Refusal('clinical-cases.withdrawn');
      post.edit(changes, this.clock.now());
      post.hasVideo ||= files.added.some(isVideo);
      await this.em.flush();
      const consentId = changes.consent
        ? await this.consents.add(name.id, {
            ...changes.consent,
            scope: changes.consent.scope ?? post.scope,
          })
        : await this.consents.latest(name.id);
      if (accepted.length > 0) await this.reports.add(post, review, accepted);
      return this.files.change(
        { memberId: actor.memberId, postId: name.id, consentId },
        { ...files, accepted },
      );
    });
    await this.files.discard(gone);
    await this.files.settle(name.id, accepted);
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
      await this.sequel.remove(name.id);
      return removed;
    });
    await this.files.discard(assetIds);
  }

  feed(actor: Actor, window: PostWindow): Promise<Page<PostRow>> {
    return this.posts.feed(actor, window);
  }

  /** How many posts of others have come since one, at most 100. */
  countNewer(actor: Actor, since: PostsSince): Promise<number> {
    return this.posts.countNewer(actor, since);
  }

  /** The posts of one member, as this person may see them. */
  ofMember(actor: Actor, memberId: number, window: PostWindow): Promise<Page<PostRow>> {
    return this.posts.ofAuthor(actor, memberId, window);
  }

  collected(actor: Actor, window: PostWindow): Promise<Page<PostRow>> {
    return this.posts.collected(actor, window);
  }

  /** Posts by their ids, as far as this person sees them. */
  named(actor: Actor, ids: readonly number[]): Promise<ReadonlyMap<number, PostRow>> {
    return this.posts.named(actor, ids);
  }

  /** For whoever opens it. */
  async find(actor: Actor, name: PostName): Promise<PostRow> {
    const post = await this.posts.findVisibleTo(actor, name);
    if (post.isAsked) await this.asked.opened(post.id, actor.memberId);
    return post;
  }

  /** As `find`, where only that it is there matters. */
  facts(actor: Actor, name: PostName): Promise<PostFacts> {
    return this.posts.factsVisibleTo(actor, name);
  }

  /** What its author wants to change or remove. @throws Refusal for everybody else */
  async findOwn(actor: Actor, name: PostName): Promise<PostFacts> {
    const post = await this.posts.factsVisibleTo(actor, name);
    if (!isAuthor(post, actor)) throw new Refusal('clinical-cases.not-author');
    return post;
  }
}
