import { capitalised, isName } from './name.rules';

describe('A name', () => {
  it.each([
    'Anna',
    'O’Brien',
    "O'Brien",
    'Jean-Luc',
    'J. R.',
    'Ṣọlá',
    'Αθηνά',
    '李',
    'அன்பு',
    'محمد',
  ])('may be %s', (name) => expect(isName(name)).toBe(true));

  it.each(['', ' ', '-', '.’', 'Anna1', 'Anna!', '1Anna', 'Anna\nKeller', 'Anna<b>', '٣'])(
    'is not "%s"',
    (name) => expect(isName(name)).toBe(false),
  );

  it('has at most four marks on a letter', () => {
    const mark = '\u0301';
    expect([isName(`A${mark.repeat(4)}`), isName(`A${mark.repeat(5)}`)]).toEqual([true, false]);
  });
});

describe('The capitals of a name', () => {
  const written = (firstName: string, lastName: string) =>
    Object.values(capitalised({ firstName, lastName })).join('|');

  it.each([
    ['amara jo', 'keller', 'Amara Jo|Keller'],
    ['jean-luc', 'o’brien', 'Jean-Luc|O’brien'],
    ['élodie', 'van der berg', 'Élodie|van der Berg'],
    ['van', 'de la cruz', 'Van|de la Cruz'],
    ['DeShawn', 'McDonald', 'DeShawn|McDonald'],
    ['anna', 'von', 'Anna|Von'],
    ['anna', 'Van Der Berg', 'Anna|Van Der Berg'],
    ['anna', 'keller von', 'Anna|Keller Von'],
    ['ნინო', 'ბერიძე', 'ნინო|ბერიძე'],
    ['anna  maria', 'el-sayed', 'Anna  Maria|El-Sayed'],
  ])('of %s %s', (firstName, lastName, expected) => {
    expect(written(firstName, lastName)).toBe(expected);
  });

  it.each(
    'af al bin bint da das de degli dei del della den der des di do dos du e el ibn la las le lo los ten ter und van vom von y zu zum zur'.split(
      ' ',
    ),
  )('leave %s small before a last name', (particle) => {
    expect(written('anna', `${particle} berg`)).toBe(`Anna|${particle} Berg`);
  });
});
