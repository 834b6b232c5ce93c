import { aCase, caseForm } from '../../backend/test/clinical-cases/support/cases';
import { publishable } from '../../backend/test/papers/support/papers';
import type { Cast } from './causes';

/** How the notifications about papers are caused. */
export const PAPER_CAUSES = {
  'co-author-asked': async ({ member, colleague }: Cast) => {
    const id = await aCase(colleague, publishable);
    await colleague.post(`posts/${id}/paper/authors`, { memberId: member.id });
  },
  'paper-ended': async ({ member }: Cast) => {
    const id = await aCase(member, publishable);
    await member.post(`posts/${id}/paper`, { form: 'scare' });
    await member.post(`posts/${id}`, caseForm({ consentScope: ['members'] }));
  },
};
