import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NewComment } from '../../engagement/comments.service';
import type { AddedComment } from '../../engagement/discussion.service';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { PostName } from '../clinical-post.rows';
import { CaseDiscussionService } from '../discussion/case-discussion.service';
import { type Place, whyNotIn } from './pin.rules';
import { ADD_PINS, PINNED_FILES, PINS_OF, type PinToAdd } from './pins.sql';

export type PinRow = RowOf<typeof PINS_OF>;

/** Comments that point at places in the files of their post (contract, section 29). */
@Injectable()
export class PinsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly discussion: CaseDiscussionService,
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
      await this.demandInside(post.id, places);
      await ADD_PINS.rows(this.em, {
        postId: post.id,
        commentId: added.comment.id,
        many: places.length,
        pins: JSON.stringify(places.map(toAdd)),
        at: this.clock.now(),
      });
      return added;
    });
  }

  private async demandInside(postId: number, places: readonly Place[]): Promise<void> {
    const ids = places.map(({ fileId }) => fileId);
    const files = await PINNED_FILES.rows(this.em, { postId, ids });
    for (const place of places) {
      const file = files.find(({ id }) => id === place.fileId);
      const problem = whyNotIn(file, place);
      if (problem) throw new Refusal('fields', { errors: { pins: [problem] } });
    }
  }

  /** By the comment's id. */
  async of(
    { memberId, isAdmin }: Actor,
    comments: readonly { readonly id: number }[],
  ): Promise<ReadonlyMap<number, PinRow[]>> {
    const ids = comments.map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const reader = { memberId, isAdmin, now: this.clock.now() };
    const pins = await PINS_OF.rows(this.em, { ids, ...reader });
    const byComment = new Map<number, PinRow[]>();
    for (const pin of pins)
      byComment.set(pin.commentId, [...(byComment.get(pin.commentId) ?? []), pin]);
    return byComment;
  }
}

const toAdd = ({ fileId, shape, points, page, second }: Place, index: number): PinToAdd => ({
  file_id: fileId,
  shape,
  points,
  page,
  second,
  place: index + 1,
});
