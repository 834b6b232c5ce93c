import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NewComment } from '../../engagement/comments.service';
import type { AddedComment } from '../../engagement/discussion.service';
import { EDITABLE_MS } from '../../engagement/editing.rules';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { Page } from '../../wire/reply';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostName } from '../clinical-post.rows';
import { CaseDiscussionService } from '../discussion/case-discussion.service';
import type { StepName } from '../steps/steps.service';
import { Pin } from './pin.entity';
import {
  exchanged,
  lengthOf,
  type PinnedScan,
  type Place,
  whyNotIn,
  whyNotInScan,
  wordless,
} from './pin.rules';
import {
  ADD_PINS,
  LOCK_PINNED_COMMENT,
  MOVE_PINS,
  PINNED_FILES,
  PINNED_SCANS,
  PINS_IN_FILE,
  PINS_IN_POST,
  PINS_IN_SCAN,
  PINS_OF,
  PINS_OF_OUTCOMES,
  PINS_OF_STEPS,
  PINS_PUT_ON,
  type PinToAdd,
  POINTED_AT,
} from './pins.sql';

export type PinRow = RowOf<typeof PINS_OF>;
/** With its writer. */
export type ListedPin = RowOf<typeof PINS_IN_POST>;

/** A part of the pins of a post: those after the last one that the reader has. */
interface PinWindow {
  readonly fileId?: number | undefined;
  readonly scanId?: number | undefined;
  readonly after: number;
  readonly limit: number;
}

/** Comments, steps and outcomes that point at places in the files of their post (contract, section 29). */
@Injectable()
export class PinsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly discussion: CaseDiscussionService,
    private readonly posts: ClinicalPostRepository,
  ) {}

  /** @throws Refusal if the member may not comment, or a place is in no file that readers see */
  async comment(
    actor: Actor,
    post: PostName,
    { places, ...comment }: NewComment & { readonly places: readonly Place[] },
  ): Promise<AddedComment> {
    if (places.length === 0) return this.discussion.comment(actor, post, comment);
    return this.em.transactional(async () => {
      // First, because whether a file is in a post is told to nobody who cannot see the post.
      const added = await this.discussion.comment(actor, post, comment);
      const pins = await this.measured(post.id, places);
      await this.add(post.id, { ...NONE, commentId: added.comment.id }, pins);
      return added;
    });
  }

  /**
   * The marks of a comment move to these places, in order; further places get marks of their own,
   * and marks for which no place is left go.
   * @throws Refusal for anyone but the comment's author, once its case is closed, and after the
   *   time in which its words can be changed
   */
  async move(actor: Actor, commentId: number, places: readonly Place[]): Promise<PinRow[]> {
    const { subject, createdAt } = await this.discussion.ownCommentWhileOpen(actor, commentId);
    if (this.clock.now().getTime() - createdAt.getTime() >= EDITABLE_MS)
      throw new Refusal('clinical-cases.mark-settled');
    await this.em.transactional(async () => {
      // Otherwise of two requests at once each would add its places.
      const [comment] = await LOCK_PINNED_COMMENT.rows(this.em, { commentId });
      if (!comment) throw new Refusal('not-found');
      if (comment.text === '' && places.length === 0)
        throw new Refusal('fields', { errors: { pins: [LAST_MARK] } });
      const pins = await this.measured(subject.id, places);
      const moved = await MOVE_PINS.rows(this.em, { commentId, pins: inOrder(pins) });
      if (moved.length < pins.length)
        await this.add(subject.id, { ...NONE, commentId }, pins.slice(moved.length));
    });
    return (await this.of(actor, [{ id: commentId }])).get(commentId) ?? [];
  }

  /**
   * What a step points at from now on; a mark whose place is sent again keeps its number. Call this
   * in the transaction of the step, which holds its post.
   * @throws Refusal if a new place is in no file that readers of the step see
   */
  putOnStep({ caseId, stepId }: StepName, places: readonly Place[]): Promise<void> {
    return this.put(caseId, { ...NONE, stepId }, places);
  }

  /** As `putOnStep`, of the outcome of a case. */
  putOnOutcome(postId: number, places: readonly Place[]): Promise<void> {
    return this.put(postId, { ...NONE, outcomeId: postId }, places);
  }

  private async put(postId: number, owner: PinOwner, places: readonly Place[]): Promise<void> {
    const { stepId, outcomeId } = owner;
    const known = await PINS_PUT_ON.rows(this.em, { stepId, outcomeId });
    const { gone, added } = exchanged(known, places);
    const pins = await this.measured(postId, added, stepId);
    if (gone.length > 0) await this.em.nativeDelete(Pin, { id: { $in: gone } });
    if (pins.length > 0) await this.add(postId, owner, pins);
  }

  private async add(postId: number, owner: PinOwner, pins: readonly MeasuredPin[]): Promise<void> {
    await ADD_PINS.rows(this.em, {
      postId,
      ...owner,
      many: pins.length,
      pins: inOrder(pins),
      at: this.clock.now(),
    });
  }

  /**
   * The pins in a post, the oldest first, as far as the reader may see them.
   * @throws Refusal `not-found` if they may not see the post
   */
  async inPost(
    actor: Actor,
    postId: number,
    { fileId, scanId, after, limit }: PinWindow,
  ): Promise<Page<ListedPin>> {
    await this.posts.factsVisibleTo(actor, { id: postId });
    const { memberId, isAdmin } = actor;
    const reader = { memberId, isAdmin, now: this.clock.now() };
    const asked = { ...reader, postId, after, most: limit + 1 };
    const rows = await this.rowsIn(asked, { fileId, scanId });
    const items = rows.slice(0, limit);
    return new Page(items, rows.length > limit ? (items.at(-1)?.id ?? null) : null);
  }

  private rowsIn(
    asked: Parameters<typeof PINS_IN_POST.rows>[1],
    { fileId, scanId }: Pick<PinWindow, 'fileId' | 'scanId'>,
  ): Promise<ListedPin[]> {
    if (scanId !== undefined) return PINS_IN_SCAN.rows(this.em, { ...asked, scanId });
    if (fileId !== undefined) return PINS_IN_FILE.rows(this.em, { ...asked, fileId });
    return PINS_IN_POST.rows(this.em, asked);
  }

  /** @throws Refusal for the first place that is in no file or scan that readers see */
  private async measured(
    postId: number,
    places: readonly Place[],
    stepId: number | null = null,
  ): Promise<MeasuredPin[]> {
    const inFiles = idsOf(places, 'fileId');
    const files = await PINNED_FILES.rows(this.em, { postId, ids: inFiles, stepId });
    const inScans = idsOf(places, 'scanId');
    const rows =
      inScans.length > 0 ? await PINNED_SCANS.rows(this.em, { postId, ids: inScans }) : [];
    return places.map((place) => {
      const { fileId, scanId } = place;
      const row = rows.find(({ id }) => id === scanId);
      const scan: PinnedScan | undefined = row && { ...row.facts, id: row.id };
      const problem =
        scanId !== null && fileId === null
          ? whyNotInScan(scan, place)
          : whyNotIn(scanId === null ? files.find(({ id }) => id === fileId) : undefined, place);
      if (problem) throw new Refusal('fields', { errors: { pins: [problem] } });
      return toAdd(place, scan);
    });
  }

  /** Comments without words, as those see them who see no marks (contract, section 29). */
  async inWords<View extends { id: number; text: string; isDeleted: number; isBlocked: number }>(
    page: Page<View>,
  ): Promise<Page<View>> {
    const ids = page.items.filter(isWordless).map(({ id }) => id);
    if (ids.length === 0) return page;
    const places = await POINTED_AT.rows(this.em, { ids });
    const said = new Map(places.map((at) => [at.commentId, `[${wordless(at)}]`]));
    return page.map((view) =>
      isWordless(view) ? Object.assign(view, { text: said.get(view.id) ?? '' }) : view,
    );
  }

  /** By the comment's id. */
  of(actor: Actor, comments: readonly Owner[]): Promise<ReadonlyMap<number, PinRow[]>> {
    return this.byOwner(PINS_OF, actor, comments);
  }

  /** By the step's id. */
  ofSteps(actor: Actor, steps: readonly Owner[]): Promise<ReadonlyMap<number, PinRow[]>> {
    return this.byOwner(PINS_OF_STEPS, actor, steps);
  }

  async ofOutcome(actor: Actor, id: number): Promise<readonly PinRow[]> {
    return (await this.byOwner(PINS_OF_OUTCOMES, actor, [{ id }])).get(id) ?? [];
  }

  private async byOwner(
    statement: typeof PINS_OF,
    { memberId, isAdmin }: Actor,
    owners: readonly Owner[],
  ): Promise<ReadonlyMap<number, PinRow[]>> {
    const ids = owners.map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const pins = await statement.rows(this.em, { ids, memberId, isAdmin, now: this.clock.now() });
    const byOwner = new Map<number, PinRow[]>();
    for (const pin of pins) byOwner.set(pin.ownerId, [...(byOwner.get(pin.ownerId) ?? []), pin]);
    return byOwner;
  }
}

type PinOwner = Pick<Pin, 'commentId' | 'stepId' | 'outcomeId'>;
const NONE: PinOwner = { commentId: null, stepId: null, outcomeId: null };

interface Owner {
  readonly id: number;
}

const LAST_MARK = 'A comment without words keeps a mark.';

const WITHHELD = 2;
const isWordless = (view: { text: string; isDeleted: number; isBlocked: number }) =>
  view.text === '' && view.isDeleted === 0 && view.isBlocked !== WITHHELD;

type MeasuredPin = Omit<PinToAdd, 'place'>;

const idsOf = (places: readonly Place[], of: 'fileId' | 'scanId') =>
  places.flatMap(({ [of]: id }) => (id === null ? [] : [id]));

function toAdd(place: Place, scan: PinnedScan | undefined): MeasuredPin {
  const { fileId, scanId, shape, points, page, second, slice } = place;
  const { length = null, unit = null } = (scan && lengthOf(scan, place)) ?? {};
  return { file_id: fileId, scan_id: scanId, shape, points, page, second, slice, length, unit };
}

const inOrder = (pins: readonly MeasuredPin[]) =>
  JSON.stringify(pins.map((pin, index): PinToAdd => ({ ...pin, place: index + 1 })));
