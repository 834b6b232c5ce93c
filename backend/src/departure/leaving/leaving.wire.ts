import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const REASON_CHARACTERS = 2_000;

export class LeavingBody {
  @Wire({ lines: true, max: REASON_CHARACTERS })
  @Required('Reason is required.')
  readonly reason!: string;
}
