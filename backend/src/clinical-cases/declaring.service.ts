import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { CaseOpening } from './case-opening';
import type { ClinicalPost } from './clinical-post.entity';
import { HeldFiles } from './files/held-files';
import { PostFilesRepository } from './files/post-files.repository';

/** Posts of older apps, which do not ask for the declarations: their authors make them later. */
@Injectable()
export class DeclaringService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly files: PostFilesRepository,
    private readonly held: HeldFiles,
    private readonly opening: CaseOpening,
  ) {}

  /**
   * Shows the post, unless a file or the patient keeps it back. Call this in the transaction that
   * added the consent.
   */
  async declare(post: ClinicalPost, consentId: number | null): Promise<void> {
    post.declare(this.clock.now());
    await this.em.flush();
    if (consentId !== null) await this.files.cover(post.id, consentId);
    await this.held.showUnlessHeld(post.id);
    if (!post.awaitsPatientAt) await this.opening.begin(post);
  }
}
