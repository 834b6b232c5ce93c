import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { type AdviceGiven, Advisers } from '../../profiles/advice-given';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import {
  ADVICE_OF,
  ADVISED_CASES,
  type AdvisedCaseRow,
  MOST_OF_ONE_AUTHOR,
} from './given-advice.sql';

export {
  type AdvisedCaseRow,
  CREDITED,
  CREDITED_TAKES,
  MOST_OF_ONE_AUTHOR,
} from './given-advice.sql';

/** Counts the advice of members that helped, and lists its cases. */
@Injectable()
export class GivenAdviceRepository extends Advisers {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async adviceOf(memberId: number): Promise<AdviceGiven> {
    const now = this.clock.now();
    const rows = await ADVICE_OF.rows(this.em, { memberId, now, most: MOST_OF_ONE_AUTHOR });
    const sum = (of: 'changed' | 'confirmed') => rows.reduce((all, row) => all + row[of], 0);
    return {
      changed: sum('changed'),
      confirmed: sum('confirmed'),
      bySpeciality: rows
        .filter(({ changed }) => changed > 0)
        .map(({ speciality, changed }) => ({ speciality, changed })),
    };
  }

  /** The cases the reader may see, latest first. */
  async casesOf(
    reader: Actor,
    memberId: number,
    { before, limit }: Window,
  ): Promise<Page<AdvisedCaseRow>> {
    const now = this.clock.now();
    const rows = await ADVISED_CASES.rows(this.em, {
      memberId,
      now,
      mostOfOne: MOST_OF_ONE_AUTHOR,
      viewer: reader.memberId,
      isAdmin: reader.isAdmin,
      before,
      most: limit + 1,
    });
    return Page.of(rows, limit);
  }
}
