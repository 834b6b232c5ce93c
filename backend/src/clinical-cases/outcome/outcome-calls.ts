import { Injectable } from '@nestjs/common';
import { MediaAddresses } from '../../media/media.addresses';
import type { Actor } from '../../wire/access';
import { adviceView } from './advice.views';
import { OutcomeService } from './outcome.service';
import {
  adviceOf,
  type OutcomeView,
  outcomeChangesOf,
  outcomeView,
  type ReportOutcomeBody,
  rightOptionOf,
} from './outcome.wire';

/** What the existing apps' calls and ours do with the outcome of a case. */
@Injectable()
export class OutcomeCalls {
  constructor(
    private readonly outcomes: OutcomeService,
    private readonly addresses: MediaAddresses,
  ) {}

  async find(actor: Actor, id: number): Promise<OutcomeView | null> {
    const { outcome, advice, rightOption } = await this.outcomes.ofCase(actor, id);
    const quoted = advice.map((one) => adviceView(one, this.addresses));
    return outcome && outcomeView(outcome, quoted, rightOption);
  }

  /** @param beside what else is kept with it, in the same transaction */
  report(
    actor: Actor,
    id: number,
    body: ReportOutcomeBody,
    beside?: () => Promise<void>,
  ): Promise<void> {
    return this.outcomes.report(actor, id, {
      changes: outcomeChangesOf(body),
      advice: adviceOf(body),
      rightOption: rightOptionOf(body),
      version: body.version,
      beside,
    });
  }
}
