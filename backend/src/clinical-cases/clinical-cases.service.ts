import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Window } from '../engagement/paging';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Page } from '../wire/reply';
import { canDelete, canEdit } from './clinical-cases.policy';
import { type CaseChanges, type CaseContent, ClinicalPost } from './clinical-post.entity';
import { ClinicalPostRepository } from './clinical-post.repository';
import type { PostRow } from './clinical-post.rows';
import { CaseFilesService, type CaseUpload, type FileChanges } from './files/case-files.service';

export interface CaseEdit {
  readonly changes: CaseChanges;
  readonly files: FileChanges;
  /** The version that its author was looking at, if the client knows it. */
  readonly version?: number | undefined;
}

const isVideo = ({ category }: { category: string }) => category === 'VIDEO';

/** Cases: publishing, changing, removing and reading them. */
@Injectable()
export class ClinicalCasesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly files: CaseFilesService,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the id of the case. Colleagues see it at once, or when its videos are playable. */
  async publish(actor: Actor, content: CaseContent, uploads: readonly CaseUpload[]): Promise<number> {
    const accepted = await this.files.accept(actor.memberId, uploads);
    return this.em.transactional(async () => {
      const post = new ClinicalPost({ authorId: actor.memberId, content, hasVideo: uploads.some(isVideo), now: this.clock.now() });
      this.em.persist(post);
      await this.em.flush();
      await this.files.attach(actor.memberId, post.id, accepted);
      return post.id;
    });
  }

  /** @throws Refusal `clinical-cases.changed-meanwhile` when somebody, in another window perhaps, saved before */
  async edit(actor: Actor, id: number, { changes, files, version }: CaseEdit): Promise<void> {
    await this.demand(canEdit, actor, id);
    const accepted = await this.files.accept(actor.memberId, files.added);
    await this.em.transactional(async () => {
      const post = await this.posts.lock(id);
      if (version !== undefined && version !== post.version) throw new Refusal('clinical-cases.changed-meanwhile');
      post.edit(changes, this.clock.now());
      post.hasVideo ||= files.added.some(isVideo);
      await this.em.flush();
      await this.files.change(actor.memberId, id, { accepted, removed: files.removed });
    });
  }

  async remove(actor: Actor, id: number): Promise<void> {
    await this.demand(canDelete, actor, id);
    await this.em.transactional(async () => {
      const post = await this.posts.lock(id);
      post.remove(this.clock.now());
      await this.em.flush();
      await this.files.removeAll(id);
      await this.audit.write({ actorId: actor.memberId, action: 'case-deleted', object: `clinical-post ${id}`, result: 'done' });
    });
  }

  feed(actor: Actor, window: Window & { speciality?: string | undefined }): Promise<Page<PostRow>> {
    return this.posts.feed(actor, 'case', window);
  }

  /** The cases of one member, as this person may see them. */
  ofMember(actor: Actor, memberId: number, window: Window): Promise<Page<PostRow>> {
    return this.posts.ofAuthor(actor, memberId, { kind: 'case', ...window });
  }

  collected(actor: Actor, window: Window): Promise<Page<PostRow>> {
    return this.posts.collected(actor, 'case', window);
  }

  find(actor: Actor, id: number): Promise<PostRow> {
    return this.posts.findVisibleTo(actor, id, 'case');
  }

  private async demand(may: typeof canEdit, actor: Actor, id: number): Promise<void> {
    const post = await this.posts.factsVisibleTo(actor, id, 'case');
    if (!may(post, actor)) throw new Refusal('clinical-cases.not-author');
  }
}
