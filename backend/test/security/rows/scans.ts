import { aForm } from '../../profiles/uploads';
import { fileOf, slice } from '../../scans/phantom';
import {
  checkedSeries,
  drawn,
  postedScan,
  resultOf,
  scansOf,
  takenSeries,
} from '../../scans/support/posted';
import { factsOf, packed } from '../../scans/support/series';
import { about, members, ownerOnly, type Rows, row } from '../support/row';
import type { Scene } from '../support/scene';

const UNSEEN = { blocked: 404 };

async function aSeries({ app, owner }: Scene): Promise<string> {
  return takenSeries(app, owner, await packed(factsOf()));
}

/** In a case that its owner has posted. */
async function aScan(scene: Scene) {
  const { app, owner } = scene;
  const uploadId = await aSeries(scene);
  await checkedSeries(app, owner, uploadId);
  const postId = await postedScan(owner, { uploadId, decisions: { looked: true } });
  await drawn(app);
  const [scan] = (await scansOf(owner, postId)).scans;
  return { path: { id: scan?.id ?? 0 } };
}

const slices = () => aForm('files', { name: 'slice.dcm', bytes: fileOf(slice({})) });

/** Of the owner, ready to be chosen from. */
async function aReading({ owner }: Scene) {
  const reply = await owner.post('scans/readings', slices());
  return { path: { id: resultOf<{ id: string }>(reply.body).id } };
}

export const scans: Rows = {
  'POST scans/readings': {
    expected: members(),
    prepare: async () => async () => ({ body: slices() }),
  },
  'GET scans/readings/{id}': about(ownerOnly(404), aReading),
  'POST scans/readings/{id}/choose': about(ownerOnly(404), async (scene) => ({
    ...(await aReading(scene)),
    body: { series: [{ key: 's1' }] },
  })),
  'DELETE scans/readings/{id}': about(ownerOnly(404), aReading),
  'POST scans/packed': row(members(404), { body: { uploadId: 'none' } }),
  'GET uploads/{uploadId}/looks/{look}': about(ownerOnly(404), async (scene) => ({
    path: { uploadId: await aSeries(scene), look: 0 },
  })),
  'GET scans/{id}': about(members(200, UNSEEN), aScan),
  'PUT scans/{id}': about(ownerOnly(403, 200, UNSEEN), async (scene) => ({
    ...(await aScan(scene)),
    body: { name: 'Arterial' },
  })),
};
