import { readFile } from 'node:fs/promises';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClinicalPostRepository } from '../clinical-cases/clinical-post.repository';
import { ShownContents } from '../clinical-cases/privacy/shown-content';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import { Storage } from '../platform/storage/storage';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { Paper } from './paper.entity';
import { PaperAuthor } from './paper-author.entity';
import { discardPaper } from './papers.jobs';
import { paperEnded } from './papers.signals';
import { FORGET_OLD_PAPERS, PAPER_POST } from './papers.sql';

const DAY_MS = 24 * 3_600_000;
export const KEPT_DAYS = 30;
const AT_ONCE = 100;

/** The files of papers: who may have them, and when they end. */
@Injectable()
export class PaperFilesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly contents: ShownContents,
    private readonly media: MediaService,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
  ) {}

  /**
   * For its author, and for co-authors who have agreed.
   * @throws Refusal `papers.not-yours`; 409 while there is no file, or once the patient no longer
   *   agrees or the case has changed
   */
  async open(actor: Actor, paperId: number): Promise<Buffer> {
    const paper = await this.em.findOne(Paper, { id: paperId }, { refresh: true });
    const post = paper && (await this.postOf(paper.postId));
    if (!paper || !post) throw new Refusal('not-found');
    if (post.authorId !== actor.memberId) await this.demandCoAuthor(actor, paper);
    if (!post.isAgreed) throw new Refusal('papers.not-agreed');
    if (post.isOutOfSight) throw new Refusal('papers.out-of-sight');
    if (paper.assetId === null) throw new Refusal('papers.not-made');
    if ((await this.contents.versionOf(post)) !== paper.version)
      throw new Refusal('papers.outdated');
    const [asset] = await this.media.find([paper.assetId]);
    if (!asset) throw new Refusal('papers.not-made');
    return this.storage.withLocalFile(asset.key, (path) => readFile(path));
  }

  private postOf(postId: number) {
    return PAPER_POST.first(this.em, { postId, now: this.clock.now() });
  }

  /** Who has agreed and can no longer see the case has no paper of it either. */
  private async demandCoAuthor(actor: Actor, { id: paperId, postId }: Paper): Promise<void> {
    const { memberId } = actor;
    if ((await this.em.count(PaperAuthor, { paperId, memberId, state: 'agreed' })) === 0)
      throw new Refusal('papers.not-yours');
    await this.posts.factsVisibleTo({ memberId, isAdmin: false }, { id: postId });
  }

  /** Ends the paper of a case whose publication was taken back, and tells its author. */
  async endIfTakenBack(postId: number): Promise<void> {
    await this.em.transactional(async () => {
      const paper = await this.em.findOne(
        Paper,
        { postId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!paper || paper.state === 'ended') return;
      if (!(await this.postOf(postId))?.isTakenBack) return;
      await this.letGo(paper.assetId);
      Object.assign(paper, { state: 'ended', assetId: null, version: null, madeAt: null });
      paper.asked += 1;
      await this.em.flush();
      await this.outbox.tell(paperEnded, { paperId: paper.id, asked: paper.asked });
    });
  }

  /** Nothing of it stays. Call this in the transaction that locked its post. */
  async remove(postId: number): Promise<void> {
    const paper = await this.em.findOne(
      Paper,
      { postId },
      { fields: ['assetId'], disableIdentityMap: true },
    );
    if (!paper) return;
    await this.em.nativeDelete(Paper, { postId });
    await this.letGo(paper.assetId);
  }

  /** Call this in a transaction that changes the paper. */
  async letGo(assetId: number | null): Promise<void> {
    if (assetId === null) return;
    await this.media.letGo([assetId]);
    await this.outbox.later(discardPaper, { assetId });
  }

  /** Job. */
  discard(assetId: number): Promise<void> {
    return this.media.discard([assetId]);
  }

  /** Repeated job: what the author adds stays, and the file can be made again. */
  async forgetOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    let done = AT_ONCE;
    while (done === AT_ONCE)
      done = await this.em.transactional(async () => {
        const old = await FORGET_OLD_PAPERS.rows(this.em, { before, most: AT_ONCE });
        for (const { assetId } of old) await this.letGo(assetId);
        return old.length;
      });
  }

  /** For its notification; undefined once it is gone or open again. */
  async ended(paperId: number, asked: number): Promise<{ postId: number } | undefined> {
    const paper = await this.em.findOne(
      Paper,
      { id: paperId, asked, state: 'ended' },
      { fields: ['postId'], disableIdentityMap: true },
    );
    return paper ? { postId: paper.postId } : undefined;
  }
}
