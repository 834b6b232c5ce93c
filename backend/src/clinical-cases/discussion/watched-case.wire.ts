import { IsId } from '../../wire/ids';
import { Wire } from '../../wire/wire';

/** The case an open page shows; the event may name another kind of object instead. */
export class WatchedCase {
  @Wire('caseId', { optional: true })
  @IsId('The case is required.')
  readonly id?: number;
}
