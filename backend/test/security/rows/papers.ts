import { aCase } from '../../clinical-cases/support/cases';
import { made, publishable } from '../../papers/support/papers';
import { about, ownerOnly, type Row, type Rows } from '../support/row';

const atCase = (body?: object): Row =>
  about(ownerOnly(403, 200, { blocked: 404 }), async ({ owner }) => ({
    path: { id: await aCase(owner, publishable) },
    ...(body && { body }),
  }));

/** Whoever is named is the owner of the question; the paper is their partner's. */
const invited = (body?: object): Row =>
  about(ownerOnly(404), async ({ app, owner, partner }) => {
    const post = await aCase(partner, publishable);
    await partner.post(`posts/${post}/paper/authors`, { memberId: owner.id });
    return { path: { id: await made(app, partner, post) }, ...(body && { body }) };
  });

/** Papers made of cases. */
export const papers: Rows = {
  'GET posts/{id}/paper': atCase(),
  'PUT posts/{id}/paper': atCase({ form: 'scare', texts: [], references: [], not_applicable: [] }),
  'POST posts/{id}/paper': atCase({ form: 'scare' }),
  'POST posts/{id}/paper/authors': about(
    ownerOnly(403, 200, { blocked: 404 }),
    async ({ owner, partner }) => ({
      path: { id: await aCase(owner, publishable) },
      body: { memberId: partner.id },
    }),
  ),
  'DELETE posts/{id}/paper/authors/{memberId}': about(
    ownerOnly(403, 200, { blocked: 404 }),
    async ({ owner, partner }) => ({
      path: { id: await aCase(owner, publishable), memberId: partner.id },
    }),
  ),
  'GET papers/{id}/invitation': invited(),
  'POST papers/{id}/invitation': invited({ agrees: true }),
  'GET papers/{id}': about(ownerOnly(403), async ({ app, owner }) => ({
    path: { id: await made(app, owner, await aCase(owner, publishable)) },
  })),
};
