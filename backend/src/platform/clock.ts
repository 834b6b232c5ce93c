import { Global, Injectable, Module } from '@nestjs/common';

/** The only source of time. Rules take the time as a parameter, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock for tests that stays at the time it was set to. */
export class SettableClock extends Clock {
  #time: Date | undefined;

  override now(): Date {
    return this.#time ?? new Date();
  }

  set(time: Date): void {
    this.#time = time;
  }

  /** Moves the clock forward by this many milliseconds. */
  advance(milliseconds: number): void {
    this.#time = new Date(this.now().getTime() + milliseconds);
  }

  reset(): void {
    this.#time = undefined;
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
