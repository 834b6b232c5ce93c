import { caseForm } from '../../clinical-cases/support/cases';
import type { Chapter } from './scene';

export const discussing: Chapter = async ({ on, anna, ben, cleo }) => {
  const id = await on.adds(anna, 'POST clinicalCases', caseForm());
  for (const call of ['like', 'dislike', 'like', 'like'])
    await on.asks(ben, `POST clinicalCases/${call}`, { clinicalCaseId: id });
  await on.asks(ben, 'POST clinicalCases/like', {});
  await on.asks(ben, 'POST clinicalCases/like', { clinicalCaseId: 999_999 });
  await on.asks(cleo, 'GET clinicalCases/{id}/likes', { id });
  await on.asks(cleo, 'GET clinicalCases/{id}/likers', { id, limit: 1 });
  const comment = 'POST clinicalCases/comment';
  const first = await on.adds(ben, comment, { clinicalCaseId: id, comment: 'I would wait.' });
  const reply = { clinicalCaseId: id, comment: 'Why, @Ben?', parentId: first, mentions: [ben.id] };
  const second = await on.adds(cleo, comment, reply);
  await on.asks(ben, comment, { clinicalCaseId: id, comment: '', parentId: 0 });
  await on.asks(ben, comment, { clinicalCaseId: id, comment: 'Ring 9123450987, ben@example.org' });
  await on.asks(ben, comment, { clinicalCaseId: id, comment: 'Well.', parentId: 999_999 });
  const comments = 'GET getCommentsOnClinicalCase/{clinicalCaseId}'.replace('clinicalCaseId', 'id');
  await on.asks(anna, comments, { id });
  for (const sort of ['oldest', 'newest', 'liked', 'best'])
    await on.asks(cleo, comments, { id, sort, limit: 1 });
  const edit = 'POST clinicalCases/editComment';
  await on.asks(anna, edit, { comment_id: first, comment: 'Not mine.' });
  await on.asks(ben, edit, { comment_id: first, comment: 'I would wait a day.' });
  for (const by of [ben, cleo]) await on.asks(by, 'POST comments/{id}/like', { id: first });
  await on.asks(cleo, 'DELETE comments/{id}/like', { id: first });
  await on.asks(cleo, 'POST comments/{id}/report', { id: first, reason: 'Rude.' });
  await on.asks(cleo, 'POST comments/{id}/report', { id: first, reason: 'Rude.' });
  await on.asks(ben, 'POST comments/{id}/report', { id: first, reason: 'Mine.' });
  await on.asks(cleo, 'POST clinicalCases/deleteComment', { comment_id: first });
  await on.asks(ben, 'POST clinicalCases/deleteComment', { comment_id: first });
  await on.asks(cleo, 'POST clinicalCases/deleteComment', { comment_id: second });
  await on.asks(anna, comments, { id });
};

export const saving: Chapter = async ({ on, anna, ben }) => {
  const id = await on.adds(anna, 'POST clinicalCases', caseForm());
  await on.asks(ben, 'POST clinicalCases/collection/add', { cl_case_id: id });
  await on.asks(ben, 'POST clinicalCases/collection/add', { cl_case_id: id });
  await on.asks(ben, 'POST clinicalCases/collection/add', {});
  await on.asks(ben, 'GET clinicalCases/collection', { limit: 1 });
  await on.asks(ben, 'POST clinicalCases/collection/remove', { cl_case_id: id });
  await on.asks(ben, 'GET clinicalCases/collection');
  await on.asks(ben, 'POST clinicalCases/{id}/follow', { id });
  await on.asks(ben, 'GET clinicalCases/followed');
  await on.asks(ben, 'DELETE clinicalCases/{id}/follow', { id });
  await on.asks(ben, 'POST clinicalCases/{id}/follow', { id: 999_999 });
  const report = 'POST clinicalCases/report';
  await on.asks(ben, report, { clinicalCaseId: id, reason: '', category: 'odd' });
  await on.asks(ben, report, { clinicalCaseId: id, reason: 'No.', category: 'abusive' });
  await on.asks(ben, report, { clinicalCaseId: id, reason: 'No.', category: 'abusive' });
  await on.asks(anna, report, { clinicalCaseId: id, reason: 'My own.' });
  await on.asks(anna, 'POST blocks', { memberId: ben.id });
  await on.asks(ben, 'GET clinicalCases/{id}', { id });
  await on.asks(ben, 'POST clinicalCases/like', { clinicalCaseId: id });
  await on.asks(ben, 'POST clinicalCases/comment', { clinicalCaseId: id, comment: 'Hello.' });
};
