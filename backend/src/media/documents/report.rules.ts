import { Refusal } from '../../refusal';

/** Of a report (contract 18). */
export const MOST_PAGES = 30;

/** @param field under which the form sent it */
export const tooLong = (field: string) =>
  new Refusal('fields', {
    errors: { [field]: [`A report may have at most ${MOST_PAGES} pages.`] },
  });
