import {
  anOpportunity,
  applicationForm,
  applied,
  dayAfter,
  opportunityForm,
} from '../../opportunities/support/opportunities';
import { about, each, members, ownerOnly, type Rows, row } from '../support/row';
import type { Scene } from '../support/scene';

/** A position of the owner for which the partner has applied. */
async function answered({ app, owner, partner }: Scene) {
  const opportunityId = await anOpportunity(app, owner);
  return { opportunityId, applicationId: await applied(partner, opportunityId) };
}

export const opportunities: Rows = {
  'POST opportunities': row(members(), { body: {} }),
  'POST opportunities/posted': row(members(), { body: {} }),
  'POST opportunities/add': each(members(), async ({ app }) => ({
    body: await opportunityForm(app),
  })),
  'GET opportunities/{id}': about(members(), async ({ app, owner }) => ({
    path: { id: await anOpportunity(app, owner) },
  })),
  'PUT opportunities/{id}': about(ownerOnly(403), async (scene) => ({
    path: { id: await anOpportunity(scene.app, scene.owner) },
    body: await opportunityForm(scene.app),
  })),
  'POST opportunities/{id}/reopen': about(ownerOnly(403), async ({ app, owner }) => {
    const id = await anOpportunity(app, owner);
    await owner.post('opportunities/delete', { opportunity_id: id });
    return { path: { id }, body: { lastDate: dayAfter(app.clock.now(), 40) } };
  }),
  'POST opportunities/{id}/report': about(members(200, { owner: 409 }), async (scene) => ({
    path: { id: await anOpportunity(scene.app, scene.owner) },
    body: { category: 'paid', reason: 'It costs money.' },
  })),
  'POST opportunities/apply': {
    expected: members(200, { owner: 403 }),
    prepare: async ({ app, owner }) => {
      const id = await anOpportunity(app, owner);
      return async () => ({ body: await applicationForm(id) });
    },
  },
  'GET opportunities/applications': row(members()),
  'GET opportunities/applications/{id}/cv': about(ownerOnly(404), async (scene) => ({
    path: { id: (await answered(scene)).applicationId },
  })),
  // An application belongs to the applicant, here the owner.
  'POST opportunities/withdraw': about(ownerOnly(404), async ({ app, owner, partner }) => ({
    body: { applicationId: await applied(owner, await anOpportunity(app, partner)) },
  })),
  'POST opportunities/responses': about(ownerOnly(403), async (scene) => ({
    body: await answered(scene),
  })),
  'POST opportunities/handleResponse': about(ownerOnly(403), async (scene) => ({
    body: { ...(await answered(scene)), whatToDo: 2 },
  })),
  'POST opportunities/delete': about(ownerOnly(403), async (scene) => ({
    body: { opportunity_id: (await answered(scene)).opportunityId },
  })),
};
