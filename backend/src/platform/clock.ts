import { Global, Injectable, Module } from '@nestjs/common';

/** The one source of time. Rules take it as a parameter, so that a test can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock that stands where it is put. */
export class SettableClock extends Clock {
  #time: Date | undefined;

  override now(): Date {
    return this.#time ?? new Date();
  }

  set(time: Date): void {
    this.#time = time;
  }

  /** Moves on by milliseconds from where it stands. */
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
