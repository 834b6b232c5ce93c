import { REPLIES } from './refusal.replies';
import type { FieldErrors } from './wire/read';

export type Reason = keyof typeof REPLIES;

interface RefusalDetails {
  /** Messages by wire name, for 422. */
  readonly errors?: FieldErrors;
  /** Values for `{name}` in the message. */
  readonly values?: Record<string, string | number>;
  /** In seconds. */
  readonly retryAfter?: number;
  /** Additional fields of the response, by wire name. */
  readonly besides?: Readonly<Record<string, unknown>>;
}

/** An error response. The reply filter writes it. */
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

/** For invalid fields, the message of the first one. */
function sentence(msg: string, details: RefusalDetails): string {
  const first = Object.values(details.errors ?? {})[0]?.[0];
  if (first) return first;
  return msg.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(details.values?.[name] ?? whole),
  );
}
