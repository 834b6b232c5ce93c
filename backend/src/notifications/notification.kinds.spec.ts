import { namesOf } from './names-of';
import { KINDS, sentenceOf } from './notification.kinds';

const loose = (text: string) => /[\u0590-\u08ff]/.test(text.replace(/\u2068[^\u2069]*\u2069/g, ''));

describe('[D-1030] A name written from right to left', () => {
  const names = ['ليلى الحداد', 'ליאת כהן', 'Layla (ليلى) Haddad', 'سعید فخری'];

  it.each(KINDS)('moves nothing of a sentence of ours: %s', (kind) => {
    for (const name of names)
      for (const words of [null, '{who} accepted your application.'])
        for (const others of [0, 3])
          expect(loose(sentenceOf({ kind, words }, name, others))).toBe(false);
  });

  it('is no reason to change a byte where there is none', () => {
    for (const name of ['Anna Blum', 'Σοφία Παπά', '王小明', 'Владимир Ким'])
      expect(namesOf(name, 2)).toBe(`Dr. ${name} and 2 others`);
  });
});
