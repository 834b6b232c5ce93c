import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';

/**
 * Argon2id as recommended by OWASP: 19 MiB, two passes, one lane; the library's default salt has 16
 * bytes.
 */
const PARAMETERS = {
  algorithm: Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};
const AT_ONCE = 4;

let ofNobody: Promise<string> | undefined;
/** What passwords are compared with when there is no account: hashed once a process. */
const hashOfNobody = () => {
  ofNobody ??= hash('nobody has this password', PARAMETERS);
  return ofNobody;
};

/**
 * Hashes and checks passwords, at most four at a time, so that a surge of log-ins leaves CPU time
 * for other requests.
 */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor() {
    // Before the first log-in, which would take longer than others otherwise.
    void hashOfNobody();
  }

  async hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, PARAMETERS));
  }

  /** Takes the same time whether or not there is an account (a hash). */
  async matches(kept: string | null | undefined, password: string): Promise<boolean> {
    const against = kept ?? (await hashOfNobody());
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
