import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWeakPassword } from '../backend/src/auth/password.rules';
import { aggregated } from '../backend/src/clinical-cases/age.rules';
import { identifierIn } from '../backend/src/identifiers/findings.rules';
import { harmless } from '../backend/src/platform/rich-text/rich-text';
import { parseCsv } from '../backend/src/reference-data/loading/csv';
import { SPECIALITIES } from '../backend/src/reference-data/specialities.rules';
import { demoBlogs } from './blogs';
import { cases } from './cases';
import { courses } from './cases/courses';
import type { DemoCase, DemoComment } from './cases/demo-case';
import { demoAccounts } from './demo-accounts';
import { administrator, people } from './people';
import { emailOf, keyOf } from './people/person';

const everybody = [...people, administrator];
const keys = new Set(people.map(keyOf));
const flat = (comments: readonly DemoComment[]): DemoComment[] =>
  comments.flatMap((comment) => [comment, ...flat(comment.replies)]);
const textsOf = ({
  diagnosis,
  history,
  question,
  outcome,
  report,
  comments,
}: DemoCase): string[] => [
  diagnosis,
  history,
  question,
  outcome ?? '',
  ...(report ? [report.title, report.technique, report.impression, ...report.findings] : []),
  ...flat(comments).map(({ text }) => text),
];

describe('The people of the demo', () => {
  it('are sixty, of twenty countries, more than half of them women, with an address each', () => {
    expect(people).toHaveLength(60);
    expect(new Set(people.map(({ country }) => country)).size).toBe(20);
    expect(people.filter(({ gender }) => gender === 'F').length).toBeGreaterThanOrEqual(30);
    expect(new Set(everybody.map(emailOf)).size).toBe(61);
    expect(new Set(everybody.map(keyOf)).size).toBe(61);
    for (const person of everybody)
      expect(emailOf(person)).toMatch(/^[a-z]+\.[a-z]+@demo\.suture\.example$/);
  });

  it('work in all specialities', () => {
    expect(new Set(people.map(({ speciality }) => speciality))).toEqual(new Set(SPECIALITIES));
  });

  it('studied at schools of our own list, at an age at which people do', () => {
    const list = readFileSync(
      join(__dirname, '../backend/src/reference-data/data/medical-schools.csv'),
      'utf8',
    );
    const columns = ['id', 'country_iso', 'region', 'city', 'name', 'aliases'] as const;
    const known = new Set(
      parseCsv(list, columns).map(
        ({ country_iso, city, name }) => `${country_iso} ${city} ${name}`,
      ),
    );
    for (const { school, surgery, superSpeciality, born } of everybody) {
      const trainings = superSpeciality ? [school, surgery, superSpeciality] : [school, surgery];
      for (const { country, city, name } of trainings)
        expect(known).toContain(`${country} ${city} ${name}`);
      const years = trainings.map(({ year }) => year);
      expect(years).toEqual([...years].sort((one, other) => one - other));
      expect(school.year - born).toBeGreaterThan(20);
    }
  });

  it('can be signed in as, by a password that the rules allow', () => {
    expect(demoAccounts.map(({ role }) => role)).toEqual([
      'member',
      'second member',
      'moderator',
      'administrator',
    ]);
    for (const { email, password } of demoAccounts) {
      const person = everybody.find((one) => emailOf(one) === email);
      expect(person).toBeDefined();
      expect(password.length).toBeGreaterThanOrEqual(7);
      expect(
        isWeakPassword(password, {
          email,
          firstName: person?.first ?? '',
          lastName: person?.last ?? '',
        }),
      ).toBe(false);
    }
  });
});

describe('The cases of the demo', () => {
  it('are eighty, in all specialities, half of them open, with some 250 comments', () => {
    expect(cases).toHaveLength(80);
    expect(new Set(cases.map(({ diagnosis }) => diagnosis)).size).toBe(80);
    expect(new Set(cases.map(({ speciality }) => speciality))).toEqual(new Set(SPECIALITIES));
    expect(cases.filter(({ posted }) => posted !== 'earlier')).toHaveLength(40);
    expect(cases.filter(({ report }) => report)).toHaveLength(20);
    expect(cases.flatMap(({ comments }) => flat(comments)).length).toBeGreaterThan(250);
  });

  it('are told and discussed by people who are there, and answers have no answers', () => {
    for (const { author, comments } of cases) {
      expect(keys).toContain(author);
      for (const { by, text, replies } of flat(comments)) {
        expect(keys).toContain(by);
        expect(text.length).toBeLessThan(2_000);
        for (const reply of replies) expect(reply.replies).toEqual([]);
      }
    }
  });

  it('[D-1250] show nothing of an operation that they only ask about', () => {
    const shown = cases.flatMap(({ pictures }) => pictures);
    expect(shown.filter((kind) => kind.startsWith('scope/'))).toEqual([]);
    const taken = shown.filter((kind) => kind.startsWith('exam/'));
    expect(new Set(taken).size).toBe(taken.length);
  });

  it('tell an outcome only once they are closed', () => {
    for (const { outcome, posted } of cases) if (outcome) expect(posted).toBe('earlier');
  });

  it('tell how it went of cases with an outcome, and name advice of colleagues who spoke there', () => {
    for (const [diagnosis, { advice, complications }] of Object.entries(courses)) {
      const told = cases.find((one) => one.diagnosis === diagnosis && one.outcome);
      const spoke = (told?.comments ?? []).map(({ by }) => by).filter((by) => by !== told?.author);
      expect([diagnosis, spoke]).toEqual([diagnosis, expect.arrayContaining(Object.keys(advice))]);
      for (const { text } of complications) expect(identifierIn(text)).toBeUndefined();
    }
    const withOutcome = cases.filter(({ outcome }) => outcome).map(({ diagnosis }) => diagnosis);
    expect(Object.keys(courses).sort()).toEqual(withOutcome.sort());
  });

  it('hold nothing that points to a patient', () => {
    for (const one of cases) {
      const age = { value: one.age, unit: one.ageUnit ?? 'years' };
      expect(aggregated(age)).toEqual(age);
      expect(age.value).toBeGreaterThanOrEqual(1);
      for (const text of textsOf(one)) {
        expect([text, identifierIn(text)]).toEqual([text, undefined]);
        expect(text).not.toMatch(
          /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|https?:|\bM(?:r|rs|s)\b/,
        );
      }
    }
  });
});

describe('The blogs of the demo', () => {
  const words = (html: string) =>
    html
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;

  it.each(demoBlogs.map((blog) => [blog.title, blog] as const))(
    '"%s" is by one of them, long enough, and loses nothing when it is cleaned',
    (_, blog) => {
      expect(keys).toContain(blog.author);
      expect(words(blog.html)).toBeGreaterThanOrEqual(500);
      expect(words(blog.html)).toBeLessThanOrEqual(900);
      expect(harmless(blog.html)).toBe(blog.html.trim());
    },
  );

  it('[D-813] are twelve, each by somebody else and under a drawing of its own', () => {
    expect(new Set(demoBlogs.map(({ author }) => author)).size).toBe(12);
    expect(new Set(demoBlogs.map(({ cover }) => cover)).size).toBe(12);
  });
});
