import { REPLIES } from './refusal.replies';
import type { FieldErrors } from './wire/read';

export type Reason = keyof typeof REPLIES;

interface RefusalDetails {
  /** Messages by wire word, for 422. */
  readonly errors?: FieldErrors;
  /** Fills `{name}` in the sentence. */
  readonly values?: Record<string, string | number>;
  /** Seconds. */
  readonly retryAfter?: number;
  /** What the reply carries besides, in words of the wire. */
  readonly besides?: Readonly<Record<string, unknown>>;
}

/** A no, in house words. The reply filter writes it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly besides: RefusalDetails['besides'];

  constructor(
    readonly reason: Reason,
    details: RefusalDetails = {},
  ) {
    super(sentence(REPLIES[reason].msg, details));
    this.code = REPLIES[reason].code;
    this.errors = details.errors;
    this.retryAfter = details.retryAfter;
    this.besides = details.besides;
  }
}

/** For fields the first broken field speaks. */
function sentence(msg: string, details: RefusalDetails): string {
  const first = Object.values(details.errors ?? {})[0]?.[0];
  if (first) return first;
  return msg.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(details.values?.[name] ?? whole),
  );
}
