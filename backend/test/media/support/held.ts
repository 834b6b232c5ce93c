import { HeldMediaService } from '../../../src/media/checks/held-media.service';
import { checkAsset } from '../../../src/media/media.jobs';
import type { RunningApp } from '../../support/app';
import { lastPromised } from '../../support/jobs';
import type { Person } from '../../support/people';
import { inUnitOfWork } from '../../support/unit-of-work';

export interface HeldFile {
  readonly id: number;
  readonly place: string;
  readonly url: string | null;
  readonly check: { readonly state: string; readonly places: readonly { readonly id: number }[] };
}

/** The files outside clinical posts that only their owner sees. */
export const heldOf = async (owner: Person): Promise<HeldFile[]> =>
  (await owner.get('me/held')).body['result'] as unknown as HeldFile[];

/** Does what the worker would do for a held file. */
export async function lookAtHeld(app: RunningApp, assetId: number): Promise<void> {
  const outboxId = await lastPromised(app, checkAsset.queue, { assetId });
  await inUnitOfWork(app, () => app.nest.get(HeldMediaService).make({ assetId, outboxId }));
}

/** The id of what was sent last. */
export async function newestAsset(app: RunningApp): Promise<number> {
  const [row] = await app.rows<{ id: number }>('select max(id)::int as id from asset');
  return row?.id ?? 0;
}

export const decide = (owner: Person, id: number, decision: object, sound?: string) =>
  owner.post(`me/held/${id}`, { decisions: [decision], ...(sound && { sound }) });
