import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media/media.service';
import type { ReceivedFile } from '../../media/received-file';
import { uploadRules } from '../../media/upload.rules';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { demandEdition, editionOf } from '../../wire/edition';
import {
  LearningRepository,
  type LearningRow,
  type LearningWords,
  type NewLearning,
} from '../learning.repository';

export const editionOfLearning = ({ title, description, speciality }: LearningRow): string =>
  editionOf([title, description, speciality]);

/** Editing of educational items. */
@Injectable()
export class LearningPublishingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly learning: LearningRepository,
    private readonly media: MediaService,
    private readonly audit: AuditLog,
  ) {}

  /** Creates a draft. @returns its id */
  async draft(actor: Actor, told: NewLearning, file: ReceivedFile): Promise<number> {
    const rule = uploadRules[told.kind === 'image' ? 'learning-image' : 'learning-video'];
    const asset = await this.media.accept(actor.memberId, file, rule);
    return this.em.transactional(async () => {
      const id = await this.learning.add(actor.memberId, told, {
        assetId: asset.id,
        now: this.clock.now(),
      });
      await this.media.hold(actor.memberId, [asset]);
      await this.write(actor, 'learning-drafted', `learning-item ${id}`);
      return id;
    });
  }

  /** The item as members will see it. */
  async preview(id: number): Promise<LearningRow> {
    const item = await this.learning.find(id);
    if (!item) throw new Refusal('not-found');
    return item;
  }

  /** Changes the texts; the image or video stays. */
  async change(
    actor: Actor,
    id: number,
    { words, edition }: { words: LearningWords; edition: string | undefined },
  ): Promise<void> {
    await this.em.transactional(async () => {
      await this.learning.lock(id);
      demandEdition(edition, editionOfLearning(await this.preview(id)));
      await this.learning.change(id, words);
      await this.write(actor, 'learning-changed', `learning-item ${id}`);
    });
  }

  /** @param at null unpublishes it: a draft again */
  async publish(actor: Actor, id: number, at: Date | null): Promise<void> {
    await this.em.transactional(async () => {
      if (!(await this.learning.publish(id, at))) throw new Refusal('not-found');
      await this.endOrRevive(await this.preview(id), at);
      await this.write(
        actor,
        at === null ? 'learning-withdrawn' : 'learning-published',
        `learning-item ${id}`,
      );
    });
  }

  /**
   * URLs issued before stop working when an item is withdrawn, and work again when it is published,
   * unless it is hidden because of reports.
   */
  private async endOrRevive({ assetId, isHidden }: LearningRow, at: Date | null): Promise<void> {
    if (at === null || at > this.clock.now())
      await this.media.hide([assetId], isHidden ? null : at);
    else if (!isHidden) await this.media.show([assetId]);
  }

  private async write(actor: Actor, action: string, object: string): Promise<void> {
    await this.audit.write({ actorId: actor.memberId, action, object, result: 'done' });
  }
}
