import { MemberDataRegistry } from '../../../src/departure/member-data';
import { DigestRepository } from '../../../src/notifications/digests/digest.repository';
import { KINDS } from '../../../src/notifications/notification.kinds';
import type { RunningApp } from '../../support/app';
import type { Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';

const outgoing = (path: string, what: unknown) => ({
  path,
  code: 200,
  headers: [] as [string, string][],
  body: JSON.stringify(what),
});

/** The complete export of a member's data. */
export async function exportOf(app: RunningApp, who: Person) {
  const parts = app.nest.get(MemberDataRegistry, { strict: false }).byName();
  const collected = await inUnitOfWork(app, async () => {
    const all: [string, object][] = [];
    for (const part of parts) all.push([part.name, await part.collect(who.id)]);
    return all;
  });
  return outgoing('export', collected);
}

/** The digest email for a member who was away. */
export async function digestTo(app: RunningApp, who: Person) {
  const repository = app.nest.get(DigestRepository, { strict: false });
  const asked = { kinds: KINDS, now: app.clock.now(), most: 100 };
  const missed = await inUnitOfWork(app, () => repository.missedBy(who.id, asked));
  return outgoing('digest', missed);
}
