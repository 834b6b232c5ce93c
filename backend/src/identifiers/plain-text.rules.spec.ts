import { findingsIn, identifierIn } from './findings.rules';
import { acrossLines, plainText } from './plain-text.rules';

const wordsIn = (text: string) => findingsIn(text).map(({ start, end }) => text.slice(start, end));

describe('What is written to slip through', () => {
  it.each([
    ['zero-width letters in an address', 'email', 'mail anna\u200b.keller@cli\u200dnic.example'],
    ['a soft hyphen in a number', 'phone', 'call 07700\u00ad900\u00ad123'],
    ['a mark of direction in an age', 'age', 'a 9\u200f4-year-old woman'],
    ['a line break inside a number', 'phone', 'her son is on 07700\n900123'],
    ['a line break of Windows inside a number', 'phone', 'her son is on 07700\r\n900123'],
    ['digits apart', 'phone', 'call 0 7 7 0 0 9 0 0 1 2 3'],
    ['digits apart, with points', 'phone', 'her son: 0.7.7.0.0.9.0.0.1.2.3'],
    ['a number in groups on two lines', 'phone', 'London 020 7946\n0958'],
    ['an identity number on two lines', 'national-number', 'Aadhaar 23412341\n2346'],
    ['digits of Arabic', 'phone', 'اتصل ٠٧٧٠٠٩٠٠١٢٣'],
    ['digits of Devanagari', 'phone', 'कृपया ९८७६५०१२३४ पर बात करें'],
    ['digits of Thai', 'age', 'aged ๙๗ years'],
    ['bold mathematical digits', 'age', 'aged \u{1d7d7}\u{1d7d5} years'],
    ['keycap emoji', 'phone', 'call 0\ufe0f\u20e37\ufe0f\u20e37\ufe0f\u20e300900123'],
    ['an HTML entity', 'email', 'anna.keller&#64;clinic.example'],
    ['a hexadecimal entity', 'email', 'anna.keller&#x40;clinic.example'],
    ['words for signs', 'email', 'write to anna.keller at clinic dot example dot com'],
    ['words for digits', 'phone', 'call oh seven seven double oh nine oh oh one two three'],
    ['letters for digits', 'phone', 'Te1: 01632 96O 118'],
    ['an age without years', 'age', 'she is 93 now'],
    ['an age in Chinese', 'age', '患者97岁'],
    ['a year of birth', 'age', 'A man born in 1928 with a hernia'],
    ['a year of birth after its label', 'age', 'YOB 1927'],
  ])('%s: a certain %s', (_, kind, text) => expect(identifierIn(text)).toBe(kind));

  it.each([
    'Hours after surgery: 0 12 24 36 48 60 72',
    'Scores of the items: 1 0 2 0 1 1 0 2 1 3',
    'Platelets 210\n250, white cells 12400\n9800',
    'Creatinine over days: 88 94 102 131 120 98',
    'Counted: one two three four five six seven eight nine ten eleven',
    'Doses: one two three four five six seven eight',
    'He was born in 1971 and smokes',
    'Her BMI is 93 and he is 93 kg; the pulse is 93 now',
    'pH 7.21 7.30 7.38, call 12.11.2025, cell 12.5 14.2 9.8 10.1',
    'Turned 90 degrees, then 95 mm of screw',
    '六十余岁，手术95分钟',
    '30歳、95分の手術',
    'منذ 95 دقيقة، وضغط 90/60',
  ])('but "%s" has nothing certain', (text) => expect(identifierIn(text)).toBeUndefined());
});

describe('Places in the original text', () => {
  it.each([
    ['Call 077\u200b00 900\u00ad123\u200b, please', ['077\u200b00 900\u00ad123']],
    ['اتصل ٠٧٧٠٠٩٠٠١٢٣ اليوم', ['٠٧٧٠٠٩٠٠١٢٣']],
    ['first\r\nline, anna@clinic.example\r\nnext', ['anna@clinic.example']],
    ['to anna&#64;clinic.example, please', ['anna&#64;clinic.example']],
    ['a \u{1d7d7}\u{1d7d5}-year-old \u{1f600} man', ['\u{1d7d7}\u{1d7d5}-year-old']],
  ])('are exact: "%s"', (text, words) => expect(wordsIn(text)).toEqual(words));

  it('have one beginning and one end for each character that is left', () => {
    const { text, starts, ends } = plainText('a\u200bﬀ٣\r\n');
    expect(text).toBe('aff3\n');
    expect(starts).toEqual([0, 2, 2, 3, 4]);
    expect(ends).toEqual([1, 3, 3, 4, 6]);
  });

  it('do not move where a number goes on in the next line', () =>
    expect(acrossLines('07700\n900\nand')).toBe('07700 900\nand'));
});
