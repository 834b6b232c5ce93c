import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP recommends: 19 MiB, two passes, one lane; 16 bytes of salt are the library's default. */
const PARAMETERS = {
  algorithm: Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const AT_ONCE = 4;

/** Hashes and checks passwords, four at a time, so that a storm of sign-ins leaves the processor to others. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly nobody = hash('nobody has this password', PARAMETERS);

  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, PARAMETERS));
  }

  /** Takes the same time whether there is an account (a hash) or not. */
  async matches(kept: string | null | undefined, password: string): Promise<boolean> {
    const against = kept ?? (await this.nobody);
    const same = await this.inTurn(() => verify(against, password));
    return same && typeof kept === 'string';
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= AT_ONCE) await new Promise<void>((go) => this.waiting.push(go));
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }
}
