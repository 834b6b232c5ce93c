import { Injectable } from '@nestjs/common';

/** Turns false on the way out, so that nobody sends new requests to a process that drains. */
@Injectable()
export class Readiness {
  isStopping = false;
}
