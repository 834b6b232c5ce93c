import { people } from '../people';
import { emailOf, keyOf } from '../people/person';
import type { DemoStage } from './demo-stage';

/** The ids of the demo members, by key. */
export class MemberIds {
  constructor(private readonly byKey: ReadonlyMap<string, number>) {}

  get keys(): string[] {
    return [...this.byKey.keys()];
  }

  get all(): number[] {
    return [...this.byKey.values()];
  }

  of(key: string): number {
    const id = this.byKey.get(key);
    if (id === undefined) throw new Error(`Nobody in the demo community is ${key}.`);
    return id;
  }
}

export async function memberIds({ em }: DemoStage): Promise<MemberIds> {
  const rows = await em.execute<{ id: number; email_key: string }[]>(
    'select id, email_key from account where email_key in (select jsonb_array_elements_text(?::jsonb)) order by id',
    [JSON.stringify(people.map(emailOf))],
  );
  const keys = new Map(people.map((person) => [emailOf(person), keyOf(person)]));
  return new MemberIds(new Map(rows.map((row) => [keys.get(row.email_key) ?? '', row.id])));
}
