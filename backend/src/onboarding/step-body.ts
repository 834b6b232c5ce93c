import type { WireClass } from '../wire/wire';

/** What the rules of a step's form need to know besides the form. */
export interface Facts {
  readonly now: Date;
  /** The account's own email address. */
  readonly email: string;
  /** The current names. */
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  /** The earliest completion year entered so far. */
  readonly firstCompletionYear: number | null;
}

export abstract class StepBody {
  readonly facts!: Facts;
}

/** A subclass of a form's class that contains the facts, for the rules above its fields. */
export function knowing<T extends StepBody>(form: WireClass<T>, facts: Facts): WireClass<T> {
  const base: WireClass<StepBody> = form;
  return class extends base {
    override readonly facts = facts;
  } as WireClass<T>;
}
