import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { holdingNoPlace } from '../../platform/logging/request-context';

const LOOK_EVERY_MS = 100;

/** The maximum time that requests wait for checks of their files (contract, section 18). */
@Injectable()
export class CheckPatience {
  readonly ms: Readonly<Record<'review' | 'post', number>> = { review: 8_000, post: 5_000 };

  /** Polls until the answer is final or the time is up, and returns the last answer. */
  until<Answer>(
    ask: () => Promise<Answer>,
    isDone: (answer: Answer) => boolean,
    call: 'review' | 'post',
  ): Promise<Answer> {
    return holdingNoPlace(() => this.poll(ask, isDone, call));
  }

  private async poll<Answer>(
    ask: () => Promise<Answer>,
    isDone: (answer: Answer) => boolean,
    call: 'review' | 'post',
  ): Promise<Answer> {
    const end = performance.now() + this.ms[call];
    for (;;) {
      const answer = await ask();
      if (isDone(answer) || performance.now() >= end) return answer;
      await pause(LOOK_EVERY_MS);
    }
  }
}
