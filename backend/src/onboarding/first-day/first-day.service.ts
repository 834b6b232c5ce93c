import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ProfileRepository } from '../../profiles/profile.repository';
import type { Actor } from '../../wire/access';

/** The first steps of a new member. */
@Injectable()
export class FirstDayService {
  constructor(
    private readonly em: EntityManager,
    private readonly profiles: ProfileRepository,
  ) {}

  async end({ memberId }: Actor): Promise<void> {
    await this.em.transactional(async () => {
      (await this.profiles.claim(memberId)).firstDaySince = null;
    });
  }
}
