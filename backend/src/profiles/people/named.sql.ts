import { statement, text } from '../../platform/database/statement';

/**
 * Normalises a name for comparison: lower case, without accents and apostrophes, words separated by
 * one space.
 */
export const SEARCH_TEXT = statement({
  takes: { raw: text },
  gives: { text },
  sql: 'select search_text(:raw) as text',
});
