/** Invalid settings. Each problem is one sentence for the operator and names the setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(...problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Collects the problems of all checks, so that an operator can fix every setting at once. */
export function problemsOf(...checks: readonly (() => unknown)[]): string[] {
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof SettingsError) return error.problems;
      throw error;
    }
  });
}
