/**
 * Caches a figure that is expensive to compute. Requests in the meantime share the same result,
 * even while it is being computed.
 */
export class KeptFigure<Value> {
  private kept: { readonly at: Date; readonly value: Promise<Value> } | undefined;

  constructor(
    private readonly forMs: number,
    private readonly count: (now: Date) => Promise<Value>,
  ) {}

  async at(now: Date): Promise<{ readonly value: Value; readonly countedAt: Date }> {
    const age = this.kept ? now.getTime() - this.kept.at.getTime() : Number.POSITIVE_INFINITY;
    if (!this.kept || age < 0 || age >= this.forMs) this.kept = this.counted(now);
    const { at: countedAt, value } = this.kept;
    return { value: await value, countedAt };
  }

  /** Failures are not cached. */
  private counted(at: Date) {
    const kept = { at, value: this.count(at) };
    kept.value.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return kept;
  }
}
