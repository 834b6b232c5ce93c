/** Runs tasks that share a key one at a time. */
export class InTurn<Key> {
  private readonly last = new Map<Key, Promise<unknown>>();

  async inTurn<Result>(key: Key, work: () => Promise<Result>): Promise<Result> {
    const done = (this.last.get(key) ?? Promise.resolve()).then(work);
    const settled = done.catch(() => undefined);
    this.last.set(key, settled);
    try {
      return await done;
    } finally {
      if (this.last.get(key) === settled) this.last.delete(key);
    }
  }
}
