import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';

const LOOK_EVERY_MS = 100;

/** How long calls wait for the checks of their files, at most (contract 18). */
@Injectable()
export class CheckPatience {
  readonly ms: Readonly<Record<'review' | 'post', number>> = { review: 8_000, post: 5_000 };

  /** Asks again and again until it is done or the time is up; then that is the answer. */
  async until<Answer>(
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
