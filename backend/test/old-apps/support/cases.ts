import { again, caseForm, DAY, withImages } from '../../clinical-cases/support/cases';
import { aPng } from '../../community/support/posts';
import type { Chapter } from './scene';

const OLD_CASE = { history: 'Two days of pain.', clinicalQuestions: 'Operate now?' };

/** With and without files, edited, and what is refused. */
export const posting: Chapter = async ({ on, anna, ben }) => {
  const post = 'POST clinicalCases';
  await on.asks(anna, post, {});
  await on.asks(anna, post, caseForm({ age: 0, gender: 'None', speciality: 'Plumbing' }));
  await on.asks(anna, post, caseForm({ history: 'Call anna@example.org' }));
  await on.asks(anna, post, caseForm({ consent: false }));
  const id = await on.adds(anna, post, caseForm(OLD_CASE));
  await on.adds(anna, post, caseForm({ age: 7, ageUnit: 'days', visibleToVisitors: true }));
  // An app that knows of no declarations: only the author sees it.
  const { indemnity, consent, relevance, ...undeclared } = caseForm();
  const held = await on.adds(anna, post, undeclared);
  await on.asks(anna, 'GET clinicalCases/{id}', { id: held });
  await on.asks(ben, 'GET clinicalCases/{id}', { id: held });
  const pictured = await on.adds(anna, post, {}, withImages(caseForm(), [await aPng()]));
  await on.asks(ben, 'GET clinicalCases/{id}', { id: pictured });
  const edit = 'POST clinicalCases/{id}';
  await on.asks(ben, edit, { id, diagnosis: 'Mine' });
  await on.asks(anna, edit, { id, diagnosis: '' });
  await on.asks(anna, edit, { id, diagnosis: 'Gangrenous cholecystitis', outcome: 'Went home.' });
  await on.asks(anna, edit, { id, diagnosis: 'Older', version: 1 });
  const more = withImages({ isNewFile: true, consent: true }, [await aPng()]);
  await on.asks(anna, edit, { id }, more);
  await on.asks(anna, edit, { id: pictured, isFileRemoved: true });
  await on.asks(anna, edit, { id: 999_999, diagnosis: 'None' });
};

export const reading: Chapter = async ({ on, anna, ben }) => {
  const id = await on.adds(anna, 'POST clinicalCases', caseForm({ speciality: 'Breast Surgery' }));
  const newest = { limit: 2, speciality: 'Breast Surgery' };
  await on.asks(ben, 'GET clinicalCases', { limit: 1 });
  await on.asks(ben, 'GET clinicalCases', { ...newest, before: 0 });
  await on.asks(ben, 'GET clinicalCases', { ...newest, before: id });
  await on.asks(ben, 'GET clinicalCases', { ...newest, outcome: 'awaited' });
  await on.asks(ben, 'GET clinicalCases', { outcome: 'lost', limit: 0, before: 'a' });
  await on.asks(ben, 'GET clinicalCases/newer', { after: id - 1, speciality: 'Breast Surgery' });
  await on.asks(ben, 'GET clinicalCases/newer');
  await on.asks(ben, 'GET clinicalCases/{id}', { id });
  await on.asks(ben, 'GET clinicalCases/{id}', { id: 'none' });
  await on.reads(anna, 'clinicalCases/mine', { limit: 1 });
  await on.reads(ben, 'clinicalCases/mine', { signup_id: anna.id, limit: 2 });
  await on.asks(ben, 'GET clinicalCases/{id}/similar', { id });
  await on.reads(ben, 'clinicalCases/similar', { text: 'Acute cholecystitis' });
  await on.asks(ben, 'POST clinicalCases/findings', { history: 'Seen by Mrs. Lindqvist' });
  const pictured = () => aPng().then((file) => withImages(caseForm(), [file]));
  await on.asks(anna, 'POST clinicalCases/review', {}, await pictured());
  await on.asks(anna, 'POST clinicalCases/{id}/review', { id }, await pictured());
  await on.asks(ben, 'POST clinicalCases/{id}/review', { id }, await pictured());
  await on.asks(anna, 'GET clinicalCases/{id}/check', { id });
  await on.asks(ben, 'GET clinicalCases/{id}/check', { id });
  await on.asks(anna, 'POST clinicalCases/{id}/check', { id, decisions: [] });
  await on.asks(ben, 'GET clinicalCases/{id}/privacy', { id });
};

export const removing: Chapter = async ({ on, anna, ben, admin }) => {
  const id = await on.adds(anna, 'POST clinicalCases', caseForm());
  await on.asks(ben, 'POST clinicalCases/delete', { id });
  await on.asks(anna, 'POST clinicalCases/delete', {});
  await on.asks(anna, 'POST clinicalCases/delete', { id });
  await on.asks(anna, 'POST clinicalCases/delete', { id });
  await on.asks(ben, 'GET clinicalCases/{id}', { id });
  const other = await on.adds(anna, 'POST clinicalCases', caseForm());
  await on.asks(ben, 'POST clinicalCases/{id}/consent/withdraw', { id: other });
  await on.asks(anna, 'POST clinicalCases/{id}/consent/withdraw', { id: other });
  await on.asks(anna, 'GET clinicalCases/{id}', { id: other });
  await on.asks(ben, 'GET clinicalCases/{id}', { id: other });
  await on.asks(admin, 'GET clinicalCases/{id}', { id: other });
};

export const asking: Chapter = async ({ app, on, anna, ben }) => {
  const id = await on.adds(anna, 'POST clinicalCases', caseForm({ speciality: 'Urology' }));
  await on.asks(ben, 'POST clinicalCases/{id}/ask', { id, urgency: 'week' });
  await on.asks(anna, 'POST clinicalCases/{id}/ask', { id, urgency: 'soon' });
  await on.asks(anna, 'GET clinicalCases/{id}/ask', { id });
  await on.asks(anna, 'POST clinicalCases/{id}/ask', { id, urgency: 'week' });
  await on.asks(anna, 'POST clinicalCases/{id}/ask', { id, urgency: 'week' });
  await on.asks(anna, 'POST clinicalCases/{id}/ask/widen', { id, with: ['GI Surgery'] });
  await on.asks(anna, 'POST clinicalCases/{id}/ask/end', { id });
  await on.asks(anna, 'GET clinicalCases/{id}/ask', { id });
  await on.asks(ben, 'GET clinicalCases/{id}/ask', { id });
  app.clock.advance(8 * DAY);
  const [author, reader] = [await again(app, anna), await again(app, ben)];
  await on.asks(author, 'POST clinicalCases/{id}/followUp', { id, answer: 'never' });
  await on.asks(author, 'POST clinicalCases/{id}/followUp', { id, answer: 'later' });
  await on.asks(author, 'POST clinicalCases/{id}/followUp', { id, answer: 'lost' });
  await on.asks(reader, 'GET clinicalCases/{id}', { id });
  await on.asks(reader, 'POST clinicalCases/like', { clinicalCaseId: id });
  await on.asks(reader, 'POST clinicalCases/comment', { clinicalCaseId: id, comment: 'Late.' });
};
