import type { WireClass } from '../wire/wire';

/** What the rules of a step's form have to know beside the form. */
export interface Facts {
  readonly now: Date;
  /** The account's own address. */
  readonly email: string;
  /** The names so far. */
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  /** The earliest completion year that was answered before. */
  readonly firstCompletionYear: number | null;
}

export abstract class StepBody {
  readonly facts!: Facts;
}

/** The class of a form with the facts in it, so that the rules above its fields can ask them. */
export function knowing<T extends StepBody>(form: WireClass<T>, facts: Facts): WireClass<T> {
  const base: WireClass<StepBody> = form;
  return class extends base {
    override readonly facts = facts;
  } as WireClass<T>;
}
