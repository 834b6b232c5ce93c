import { aCase, idIn } from '../../clinical-cases/support/cases';
import { anAdmin } from '../../support/people';
import { about, each, moderators, ownerOnly, type Rows, row } from '../support/row';
import type { Scene } from '../support/scene';

/** A case of the owner that somebody had removed. */
async function aRemovedCase({ app, owner, partner }: Scene): Promise<number> {
  const id = await aCase(owner);
  await partner.post('clinicalCases/report', { clinicalCaseId: id, reason: 'A face.' });
  const [report] = await app.rows<{ id: number }>('select id from report where subject_id = ?', [
    id,
  ]);
  const decision = { action: 'remove', reason: 'A face can be seen.' };
  await (await anAdmin(app)).post(`admin/reports/${report?.id}`, decision);
  return id;
}

const KIND = 'clinical-post';
const TEXT = 'Nobody can be recognised.';

/** Decisions about what members posted, and appeals against them. */
export const moderation: Rows = {
  'GET appeals/{kind}/{id}': about(ownerOnly(404), async (scene) => ({
    path: { kind: KIND, id: await aRemovedCase(scene) },
  })),
  'POST appeals': about(ownerOnly(404), async (scene) => ({
    body: { kind: KIND, id: await aRemovedCase(scene), text: TEXT },
  })),
  'GET admin/appeals': row(moderators()),
  'POST admin/appeals/{id}': each(moderators(), async (scene) => {
    const body = { kind: KIND, id: await aRemovedCase(scene), text: TEXT };
    return {
      path: { id: idIn(await scene.owner.post('appeals', body)) },
      body: { decision: 'uphold', reason: 'It can.' },
    };
  }),
};
