import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../refusal';
import {
  type AcceptedScan,
  KeptScans,
  type ScanRow,
  type SentScan,
} from '../../scans/kept/kept-scans.service';
import { ScanViews } from '../../scans/kept/scan.views';
import type { ScanView } from '../../scans/kept/scan.wire';
import type { Actor } from '../../wire/access';
import { isAuthor } from '../clinical-cases.policy';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostFacts } from '../clinical-post.rows';
import { NOTE_REPLACED_SCANS } from './replaced-scans.sql';

const NOT_FOR_PATIENTS =
  'The patient’s page does not show series. Please confirm the consent yourself, or post without them.';

/** The page of the patient's link shows no series, so that nobody could agree to them there. */
export const noScansForPatients = () =>
  new Refusal('fields', { errors: { scans: [NOT_FOR_PATIENTS] } });

/** What an edit does to the scans of a post. */
interface ScanChanges {
  readonly added: readonly AcceptedScan[];
  readonly removed: readonly number[];
  /** The ids of all that stay, in their new order; empty if it stays as it is. */
  readonly order: readonly number[];
}

interface ChangedScan {
  readonly name?: string | undefined;
  readonly keyFrames?: readonly number[] | undefined;
}

type Seen = Pick<PostFacts, 'id' | 'authorId' | 'isHidden' | 'awaitsPatient'>;

/** Scans of posts, for those who may see the posts. */
@Injectable()
export class PostScans {
  constructor(
    private readonly em: EntityManager,
    private readonly posts: ClinicalPostRepository,
    private readonly scans: KeptScans,
    private readonly views: ScanViews,
  ) {}

  /**
   * Takes series for a post: they are accepted before `work` and used up after it, or can be sent
   * again if it fails.
   */
  async during<Result>(
    ownerId: number,
    sent: readonly SentScan[],
    work: (accepted: readonly AcceptedScan[]) => Promise<Result>,
  ): Promise<Result> {
    const accepted = await this.scans.accept(ownerId, sent);
    try {
      const result = await work(accepted);
      await this.scans.settle(accepted);
      return result;
    } catch (error) {
      await this.scans.giveBack(accepted);
      throw error;
    }
  }

  /** Those of a post, and how many its reader does not see yet. */
  async of(post: Seen, viewer: Actor): Promise<{ scans: ScanView[]; scansComing: number }> {
    const all = await this.scans.ofPost(post.id);
    const shown = all.filter((scan) => isShown(scan, post, viewer));
    const coming = all.filter(({ state }) => state === 'preparing').length;
    return { scans: shown.map((scan) => this.viewOf(scan, post, viewer)), scansComing: coming };
  }

  /** @throws Refusal `not-found` if the post, or the scan, is not for this reader */
  async find(actor: Actor, id: number): Promise<ScanView> {
    const { scan, post } = await this.seen(actor, id);
    return this.viewOf(scan, post, actor);
  }

  /** @throws Refusal for anyone but its author */
  async rename(actor: Actor, id: number, { name, keyFrames }: ChangedScan): Promise<void> {
    const { scan } = await this.findOwn(actor, id);
    const { frames } = scan.facts;
    if (keyFrames?.some((frame) => frame >= frames))
      throw new Refusal('fields', { errors: { keys: [`It has ${frames} slices.`] } });
    await this.scans.change(id, {
      ...(name !== undefined && { name }),
      ...(keyFrames && { keyFrames }),
    });
  }

  /** @throws Refusal for anyone but its author */
  async findOwn(actor: Actor, id: number): Promise<{ scan: ScanRow; post: PostFacts }> {
    const seen = await this.seen(actor, id);
    if (!isAuthor(seen.post, actor)) throw new Refusal('clinical-cases.not-author');
    return seen;
  }

  /** After an edit of the post. */
  async change(
    actor: Actor,
    postId: number,
    { added, removed, order }: ScanChanges,
  ): Promise<void> {
    if (added.length + removed.length + order.length === 0) return;
    await this.em.transactional(async () => {
      const post = await this.posts.lock(postId);
      if (added.length > 0 && post.consentBy === 'patient') throw noScansForPatients();
      const there = await this.scans.ofPost(postId);
      const leaving = there.filter(({ id }) => removed.includes(id));
      await NOTE_REPLACED_SCANS.rows(this.em, {
        ids: leaving.slice(0, added.length).map(({ id }) => id),
      });
      await this.scans.remove(leaving);
      await this.scans.attach({ postId, ownerId: actor.memberId }, added);
      const placed = order.filter((id) => there.some((scan) => scan.id === id));
      for (const [index, id] of placed.entries())
        await this.scans.change(id, { position: index + 1 });
    });
  }

  private async seen(actor: Actor, id: number) {
    const scan = await this.scans.find(id);
    if (!scan) throw new Refusal('not-found');
    const post = await this.posts.factsVisibleTo(actor, { id: scan.postId });
    if (!isShown(scan, post, actor)) throw new Refusal('not-found');
    return { scan, post };
  }

  private viewOf(scan: ScanRow, post: Seen, viewer: Actor): ScanView {
    return this.views.of(scan, post.isHidden || post.awaitsPatient ? viewer : undefined);
  }
}

const isShown = ({ state }: ScanRow, post: Seen, viewer: Actor) =>
  state === 'ready' || isAuthor(post, viewer);
