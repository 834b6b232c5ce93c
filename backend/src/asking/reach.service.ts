import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { type AskingCase, CandidatesRepository } from './candidates.repository';
import { CaseAskRepository } from './case-ask.repository';
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

export interface Widening {
  /** How many places of the wave are free. */
  readonly room: number;
  /** How many colleagues of the case's own speciality can be asked now. */
  readonly now: number;
  readonly neighbours: readonly (ReachOfCase['neighbours'][number] & { readonly asked: number })[];
}

interface Reaching extends Omit<AskingCase, 'neighbours'> {
  readonly audience: string;
  readonly waves: number;
  readonly withSpecialities: readonly string[];
}

/** Counts who can be asked about a case, with the conditions by which members are then asked. */
@Injectable()
export class ReachService {
  constructor(
    private readonly clock: Clock,
    private readonly candidates: CandidatesRepository,
    private readonly asks: CaseAskRepository,
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

  /** Whom an open question would reach if it were widened; null if it cannot be. */
  async widening({ waves, withSpecialities, ...asking }: Reaching): Promise<Widening | null> {
    const neighbours = this.neighboursOf(asking);
    const room = await this.asks.roomOf(asking.postId, waves);
    const isLast = waves === 2 && room === 0;
    if (isLast || neighbours.every((one) => withSpecialities.includes(one))) return null;
    const [reach, asked] = [
      await this.of({ ...asking, neighbours }),
      await this.asks.askedBySpeciality(asking.postId),
    ];
    return {
      room,
      now: reach.now,
      neighbours: reach.neighbours.map((one) => ({
        ...one,
        asked: asked.get(one.speciality) ?? 0,
      })),
    };
  }

  /** When the next quiet hours end of members who could be asked; undefined if nobody's do. */
  async nextAt(asking: AskingCase): Promise<Date | undefined> {
    const { later, neighbours } = await this.of(asking);
    const times = [...later, ...neighbours.flatMap((one) => one.later)].map(({ at }) => at);
    return times.sort((one, other) => one.getTime() - other.getTime())[0];
  }
}
