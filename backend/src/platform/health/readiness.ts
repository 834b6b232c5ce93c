import { Injectable } from '@nestjs/common';

/** Becomes unready at shutdown, so that no new requests are sent to a draining process. */
@Injectable()
export class Readiness {
  isStopping = false;
}
