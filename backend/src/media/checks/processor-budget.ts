const US_PER_MS = 1_000;

/** The processor time of this process so far. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / US_PER_MS;
}

/**
 * Ends work on a file that was made to last. Processor time is counted, since elapsed time would
 * blame a file for a busy machine.
 */
export class ProcessorBudget {
  private readonly start: number;

  constructor(
    private readonly ms: number,
    private readonly now: () => number = cpuMs,
  ) {
    this.start = now();
  }

  /** To be called before each part of the work. @throws Error if the budget is spent */
  check(): void {
    if (this.now() - this.start >= this.ms) throw new Error('It takes too long.');
  }
}
