import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../refusal';
import { SCAN_BYTES } from './scans.sql';

const GB = 1024 ** 3;

/** How much the series of a post, and all of a member, may take. */
@Injectable()
export class ScanRoom {
  readonly limits = { postBytes: 1.5 * GB, memberBytes: 50 * GB };

  constructor(private readonly em: EntityManager) {}

  /**
   * @param postId of the post that they are added to; null while they wait for one
   * @throws Refusal 507 where the member has no more room, 422 where the post has none
   */
  async demand(ownerId: number, bytes: number, postId: number | null = null): Promise<void> {
    const taken = await SCAN_BYTES.first(this.em, { ownerId, postId });
    if ((taken?.ofOwner ?? 0) + bytes > this.limits.memberBytes) throw new Refusal('scans.no-room');
    if ((taken?.ofPost ?? 0) + bytes <= this.limits.postBytes) return;
    const sentence = 'The series of a post may have at most 1.5 GB.';
    throw new Refusal('fields', { errors: { scans: [sentence] } });
  }
}
