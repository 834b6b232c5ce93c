import {
  applicationFields,
  applicationForm,
  opportunityForm,
} from '../../opportunities/support/opportunities';
import type { Chapter } from './scene';

export const opening: Chapter = async ({ app, on, anna, ben }) => {
  const add = 'POST opportunities/add';
  await on.asks(anna, add, {});
  await on.asks(anna, add, await opportunityForm(app, { toDateOfOpportunity: '2026-11-01' }));
  const id = await on.adds(anna, add, await opportunityForm(app));
  const typed = {
    jobLocationCity: 'Ooty#Ooty',
    speciality: 'Other',
    otherSpecialityInput: 'Hands',
  };
  await on.adds(anna, add, await opportunityForm(app, typed));
  await on.reads(ben, 'opportunities', {
    countyId: 'all',
    specialtyId: 'all',
    opportunityId: 'all',
  });
  await on.reads(ben, 'opportunities', { specialtyId: 'HPB Surgery', page: 1 });
  await on.reads(ben, 'opportunities', { page: 501 });
  await on.reads(anna, 'opportunities/posted', { specialtyId: 'HPB Surgery' });
  await on.asks(ben, 'GET opportunities/{id}', { id });
  await on.asks(ben, 'GET opportunities/{id}', { id: 999_999 });
  const edited = await opportunityForm(app, { title: 'Robotic fellowship' });
  await on.asks(ben, 'PUT opportunities/{id}', { id, ...edited });
  await on.asks(anna, 'PUT opportunities/{id}', { id, ...edited });
  await on.asks(ben, 'POST opportunities/{id}/report', { id, category: 'paid', reason: 'A fee.' });
};

export const applying: Chapter = async ({ app, on, anna, ben, cleo }) => {
  const id = await on.adds(anna, 'POST opportunities/add', await opportunityForm(app));
  const apply = 'POST opportunities/apply';
  await on.asks(ben, apply, { ...applicationFields(id) });
  await on.asks(anna, apply, {}, await applicationForm(id));
  const first = await on.adds(ben, apply, {}, await applicationForm(id));
  await on.asks(ben, apply, {}, await applicationForm(id));
  const second = await on.adds(cleo, apply, {}, await applicationForm(id, { name: 'Cleo Marsh' }));
  await on.asks(ben, 'GET opportunities/applications');
  await on.reads(anna, 'opportunities/responses', { opportunityId: id, page: 1 });
  await on.reads(ben, 'opportunities/responses', { opportunityId: id });
  const handle = 'POST opportunities/handleResponse';
  const yes = { opportunityId: id, applicationId: first, whatToDo: 2 };
  await on.asks(ben, handle, yes);
  await on.asks(anna, handle, yes);
  await on.asks(anna, handle, { ...yes, applicationId: second, whatToDo: 1 });
  await on.asks(ben, 'GET opportunities/applications');
  await on.asks(anna, 'POST opportunities/withdraw', { applicationId: first });
  await on.asks(ben, 'POST opportunities/withdraw', { applicationId: first });
  await on.asks(ben, 'POST opportunities/delete', { opportunity_id: id });
  await on.asks(anna, 'POST opportunities/delete', { opportunity_id: id });
  await on.asks(cleo, apply, {}, await applicationForm(id));
  await on.asks(anna, 'POST opportunities/{id}/reopen', { id, lastDate: '2027-01-31' });
};
