import { Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const REASON_CHARACTERS = 2_000;

export class LeavingBody {
  @Wire('reason', { lines: true, max: REASON_CHARACTERS })
  @Required('Reason is required.')
  readonly reason!: string;
}

const isOneGiven = (_: unknown, whole: object) => {
  const { password, code } = whole as IdentityBody;
  return Boolean(password) || Boolean(code);
};

/** The password, or a mailed code for whoever has none. */
export class IdentityBody {
  @Wire('password', { exact: true, max: 1_000 })
  @Rule('given', isOneGiven, 'Password is required')
  readonly password?: string;

  @Wire('code', { optional: true, max: 20 })
  readonly code?: string;
}

export class AskedExportView {
  @Wire('id') id!: number;
}
