import { Injectable } from '@nestjs/common';

/** How long a review waits for the checks of its files, at most (contract 18). */
@Injectable()
export class CheckPatience {
  readonly ms: number = 8_000;
}
