import { aCase } from '../../clinical-cases/support/cases';
import { aLink } from '../../patient-consent/support/links';
import { about, anybody, ownerOnly, type Rows } from '../support/row';

/** Links for patients, and the calls of those who have one. */
export const patientConsent: Rows = {
  'POST clinicalCases/{id}/consentLinks': about(
    ownerOnly(403, 200, { blocked: 404 }),
    async ({ owner }) => ({
      path: { id: await aCase(owner) },
      body: { language: 'en' },
    }),
  ),
  'GET clinicalCases/{id}/consentLinks': about(
    ownerOnly(403, 200, { blocked: 404 }),
    async ({ owner }) => ({
      path: { id: await aCase(owner) },
    }),
  ),
  'DELETE clinicalCases/{id}/consentLinks/{linkId}': about(ownerOnly(404), async ({ owner }) => {
    const id = await aCase(owner);
    return { path: { id, linkId: (await aLink(owner, id)).id } };
  }),
  'GET patientConsent/{token}': about(anybody(), async ({ owner }) => ({
    path: { token: (await aLink(owner, await aCase(owner))).token },
  })),
  'POST patientConsent/{token}': about(anybody(), async ({ owner }) => {
    const { token } = await aLink(owner, await aCase(owner));
    const opened = (await owner.get(`patientConsent/${token}`)).body['result'];
    const { version } = opened as { version: string };
    return { path: { token }, body: { decision: 'give', version } };
  }),
};
