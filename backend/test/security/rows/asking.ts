import { ask, asked, becomes } from '../../asking/support/surgeons';
import { aCase } from '../../clinical-cases/support/cases';
import { about, members, ownerOnly, type Rows, row } from '../support/row';

/** Asking colleagues, and answering. */
export const asking: Rows = {
  'POST clinicalCases/{id}/ask': about(
    ownerOnly(403, 200, { blocked: 404 }),
    async ({ owner }) => ({
      path: { id: await aCase(owner) },
      body: { urgency: 'today' },
    }),
  ),
  'GET clinicalCases/{id}/ask': about(ownerOnly(403, 200, { blocked: 404 }), async ({ owner }) => {
    const id = await aCase(owner);
    await ask(owner, id);
    return { path: { id } };
  }),
  'POST clinicalCases/{id}/ask/widen': about(
    ownerOnly(403, 200, { blocked: 404 }),
    async ({ owner }) => {
      const id = await aCase(owner);
      await ask(owner, id);
      return { path: { id }, body: { with: ['GI Surgery'] } };
    },
  ),
  'POST clinicalCases/{id}/ask/end': about(
    ownerOnly(403, 200, { blocked: 404 }),
    async ({ owner }) => {
      const id = await aCase(owner);
      await ask(owner, id);
      return { path: { id } };
    },
  ),
  'GET questions': row(members()),
  'GET questions/tally': row(members()),
  'GET questions/settings': row(members()),
  'POST questions/{id}/pass': about(ownerOnly(404), async ({ app, owner, partner }) => {
    const speciality = 'Breast Surgery';
    await becomes(app, owner, speciality);
    await owner.send('PUT', 'questions/settings', { quietFrom: '00:00', quietTo: '00:00' });
    await asked(partner, speciality);
    const [question] = (await owner.get('questions')).body['result'] as unknown as { id: number }[];
    return { path: { id: question?.id ?? 0 } };
  }),
  'PUT questions/settings': row(members(), { body: { maxPerDay: 2 } }),
};
