import type { Settings } from '../platform/config/settings';

/** The result of checking one external dependency. */
export interface Finding {
  /** What works, in a few words; empty if the dependency is not configured. */
  readonly holds: readonly string[];
  /** What must be fixed, one sentence each. */
  readonly problems: readonly string[];
}

/** Checks one dependency. Anything it throws becomes a problem. */
export interface Check {
  readonly of: string;
  /**
   * Checks that the dependency is reachable, if the product cannot start without it. Undefined if
   * it is not configured.
   */
  readonly reach?: (settings: Settings) => Promise<unknown> | undefined;
  readonly examine: (settings: Settings) => Promise<Finding>;
}

export const NOTHING: Finding = { holds: [], problems: [] };

const PATIENCE_MS = 10_000;

/** @throws Error when the work takes too long */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer in ${PATIENCE_MS / 1_000} s`)),
      PATIENCE_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The reason for an error in words; some connection errors have theirs in a list. */
export function reasonOf(error: unknown): string {
  const { message = '', code, errors } = error as Error & { code?: string; errors?: unknown[] };
  const reason = message || (errors?.[0] ? reasonOf(errors[0]) : '') || code || String(error);
  return reason.replace(/\.$/, '');
}
