import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { type AskingCase, CandidatesRepository } from './candidates.repository';
import { neighboursOf } from './neighbours.rules';
import { type Later, type Reach, reachIn } from './reach.rules';

export interface ReachOfCase extends Reach {
  /** The neighbouring specialities, nearest first. */
  readonly neighbours: readonly {
    readonly speciality: string;
    readonly now: number;
    readonly later: readonly Later[];
  }[];
}

/** Counts who can be asked about a case, with the conditions by which members are then asked. */
@Injectable()
export class ReachService {
  constructor(
    private readonly clock: Clock,
    private readonly candidates: CandidatesRepository,
  ) {}

  /** The neighbours may see a case only if all members may. */
  neighboursOf({ speciality, audience }: { speciality: string; audience: string }) {
    return audience === 'members' ? neighboursOf(speciality) : [];
  }

  async of(asking: AskingCase): Promise<ReachOfCase> {
    const stands = await this.candidates.stands(asking);
    const now = this.clock.now();
    const neighbours = asking.neighbours.map((speciality) => {
      const reach = reachIn(speciality, stands, now);
      return { speciality, now: reach.now, later: reach.later };
    });
    return { ...reachIn(asking.speciality, stands, now), neighbours };
  }

  /** When the next quiet hours end of members who could be asked; undefined if nobody's do. */
  async nextAt(asking: AskingCase): Promise<Date | undefined> {
    const { later, neighbours } = await this.of(asking);
    const times = [...later, ...neighbours.flatMap((one) => one.later)].map(({ at }) => at);
    return times.sort((one, other) => one.getTime() - other.getTime())[0];
  }
}
