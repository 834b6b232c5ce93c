import { aCase, caseForm } from '../../backend/test/clinical-cases/support/cases';
import { publishable } from '../../backend/test/papers/support/papers';
import type { Cast } from './causes';

/** How the notifications about papers are caused. */
export const PAPER_CAUSES = {
  'co-author-asked': async ({ member, colleague }: Cast) => {
    const id = await aCase(colleague, publishable);
    await colleague.post(`posts/${id}/paper/authors`, { memberId: member.id });
  },
  'co-author-answered': async ({ app, member, colleague }: Cast) => {
    const post = await aCase(member, publishable);
    await member.post(`posts/${post}/paper/authors`, { memberId: colleague.id });
    const [paper] = await app.rows<{ id: number }>('select id from paper where post_id = ?', [
      post,
    ]);
    await colleague.post(`papers/${paper?.id}/invitation`, { agrees: true });
  },
  'paper-ended': async ({ member }: Cast) => {
    const id = await aCase(member, publishable);
    await member.post(`posts/${id}/paper`, { form: 'scare' });
    await member.post(`posts/${id}`, caseForm({ consentScope: ['members'] }));
  },
};
