import type { Settings } from '../platform/config/settings';

/** What one part of the product's surroundings was found to be like. */
export interface Finding {
  /** What holds, in a few words; empty where the part is not set up. */
  readonly holds: readonly string[];
  /** What has to be mended, a sentence each. */
  readonly problems: readonly string[];
}

/** A look at one part. What it throws becomes a problem. */
export interface Check {
  readonly of: string;
  /** Without it the product cannot start. Undefined where nothing of the kind is set. */
  readonly reach?: (settings: Settings) => Promise<unknown> | undefined;
  readonly examine: (settings: Settings) => Promise<Finding>;
}

export const NOTHING: Finding = { holds: [], problems: [] };

const PATIENCE_MS = 10_000;

/** @throws Error when the work takes longer than somebody who waits for it can be asked to */
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

/** Why something failed, in words; some errors of connections carry theirs in a list. */
export function reasonOf(error: unknown): string {
  const { message = '', code, errors } = error as Error & { code?: string; errors?: unknown[] };
  const reason = message || (errors?.[0] ? reasonOf(errors[0]) : '') || code || String(error);
  return reason.replace(/\.$/, '');
}
