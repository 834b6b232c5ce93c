import { caseForm } from '../../clinical-cases/support/cases';
import { applicationForm, opportunityForm } from '../../opportunities/support/opportunities';
import { aWaitingCase } from '../../patient-consent/support/links';
import { Person } from '../../support/people';
import type { Chapter } from './scene';

/** Links for a patient: made, listed, withdrawn, and refused to whoever is not the author. */
export const linking: Chapter = async ({ on, anna, ben }) => {
  const links = 'clinicalCases/{id}/consentLinks';
  const id = await aWaitingCase(anna);
  await on.asks(ben, `POST ${links}`, { id, language: 'en' });
  await on.asks(anna, `POST ${links}`, { id, language: 'la', scope: ['everything'] });
  const { result } = await on.asks(anna, `POST ${links}`, { id, language: 'en' });
  const { id: linkId } = result as { id: number };
  await on.asks(anna, `GET ${links}`, { id });
  await on.asks(ben, `GET ${links}`, { id });
  await on.asks(ben, `DELETE ${links}/{linkId}`, { id, linkId });
  await on.asks(anna, `DELETE ${links}/{linkId}`, { id, linkId });
  await on.asks(anna, `DELETE ${links}/{linkId}`, { id, linkId: 999_999 });
  await on.asks(anna, `GET ${links}`, { id });
  const own = await on.adds(anna, 'POST clinicalCases', caseForm());
  await on.asks(anna, `POST ${links}`, { id: own, language: 'en' });
};

/** From the previews to the visitors' form and what its token opens. */
export const visiting: Chapter = async ({ app, on, anna }) => {
  const speciality = 'Breast Surgery';
  const open = { speciality, history: 'Two days of pain.', visibleToVisitors: true };
  await on.adds(anna, 'POST clinicalCases', caseForm(open));
  const nobody = new Person(app, '', 0, '', 'A visitor');
  await on.asks(nobody, 'GET visitor/cases', { limit: 1 });
  await on.asks(nobody, 'GET visitor/feed', { limit: 1 });
  await on.asks(nobody, 'POST addCommunityNonRegister', {});
  const said = { name: 'Vera Blum', email_id: 'vera@example.org', profession: 'Student' };
  await on.asks(nobody, 'POST addCommunityNonRegister', { ...said, profession: 'Sailor' });
  await on.asks(nobody, 'POST addCommunityNonRegister', { ...said, mobile_number: '12' });
  const { visitorToken } = await on.asks(nobody, 'POST addCommunityNonRegister', {
    ...said,
    mobile_number: '+49 30 901820',
  });
  const visitor = new Person(app, String(visitorToken), 0, '', 'Vera Blum');
  await on.asks(visitor, 'GET visitor/feed', { limit: 1 });
};

/** A CV as its applicant and the owner of the opportunity open it. */
export const downloading: Chapter = async ({ app, on, anna, ben, cleo }) => {
  const id = await on.adds(anna, 'POST opportunities/add', await opportunityForm(app));
  const applied = await on.adds(ben, 'POST opportunities/apply', {}, await applicationForm(id));
  const cv = 'GET opportunities/applications/{id}/cv';
  await on.asks(ben, cv, { id: applied });
  await on.asks(anna, cv, { id: applied });
  await on.asks(cleo, cv, { id: applied });
  await on.asks(ben, cv, { id: 999_999 });
};
