/** Keeps the latest that were used; what is let go of is handed to `free`. */
export class Latest<Thing> {
  private readonly things = new Map<string, Thing>();

  constructor(
    private readonly most: number,
    private readonly free: (thing: Thing) => void = () => undefined,
  ) {}

  get(key: string): Thing | undefined {
    const thing = this.things.get(key);
    if (thing !== undefined) {
      this.things.delete(key);
      this.things.set(key, thing);
    }
    return thing;
  }

  add(key: string, thing: Thing): void {
    this.things.set(key, thing);
    const [oldest] = this.things.keys();
    if (this.things.size > this.most && oldest !== undefined) {
      const gone = this.things.get(oldest);
      this.things.delete(oldest);
      if (gone !== undefined) this.free(gone);
    }
  }

  clear(): void {
    for (const thing of this.things.values()) this.free(thing);
    this.things.clear();
  }
}
