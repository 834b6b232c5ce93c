import { aCase } from '../../clinical-cases/support/cases';
import { made, publishable } from '../../papers/support/papers';
import { about, ownerOnly, type Row, type Rows } from '../support/row';

const atCase = (body?: object): Row =>
  about(ownerOnly(403, 200, { blocked: 404 }), async ({ owner }) => ({
    path: { id: await aCase(owner, publishable) },
    ...(body && { body }),
  }));

/** Papers made of cases. */
export const papers: Rows = {
  'GET posts/{id}/paper': atCase(),
  'PUT posts/{id}/paper': atCase({ form: 'scare', texts: [], references: [], not_applicable: [] }),
  'POST posts/{id}/paper': atCase({ form: 'scare' }),
  'GET papers/{id}': about(ownerOnly(403), async ({ app, owner }) => ({
    path: { id: await made(app, owner, await aCase(owner, publishable)) },
  })),
};
