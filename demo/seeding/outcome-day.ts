/** The days from posting to the operation or alternative treatment. */
export const DAYS_TO_OPERATION = 2;

/** The default if the text mentions no time. */
const USUAL_DAY = 30;
const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const AMOUNT = ['a', ...NUMBERS, '\\d+'].join('|');
const TIME = new RegExp(`\\bday (${AMOUNT})\\b|\\b(${AMOUNT}) (day|week|month|year)s?\\b`, 'gi');

/** The latest day mentioned in the text of an outcome, counted from the operation. */
export function outcomeDay(text: string): number {
  const days = [...text.matchAll(TIME)].map(([, onDay, amount = '', unit = 'day']) =>
    onDay ? numberOf(onDay) : numberOf(amount) * DAYS[unit.toLowerCase() as keyof typeof DAYS],
  );
  return Math.max(0, ...days) || USUAL_DAY;
}

function numberOf(word: string): number {
  const place = NUMBERS.indexOf(word.toLowerCase());
  if (place >= 0) return place + 1;
  return word.toLowerCase() === 'a' ? 1 : Number(word);
}
