import { type ExaminationName, examinations } from '../anatomy/examinations';
import { keptPicture } from '../anatomy/kept';
import { cases } from '../cases';
import type { DemoCase } from '../cases/demo-case';
import { type Found, letterOn, readFrom } from './support/reading';

jest.setTimeout(900_000);

/** All that is written in the case of a picture. */
function textOf(name: ExaminationName): string {
  const found = cases.filter(({ pictures }) => pictures.includes(`exam/${name}`));
  expect(found).toHaveLength(1);
  const { diagnosis, history, question, report } = found[0] as DemoCase;
  return [diagnosis, history, question, report?.impression, ...(report?.findings ?? [])].join('\n');
}

/** What the first group of the pattern catches in the text of the case. */
const saidIn = (name: ExaminationName, says: RegExp): string =>
  says.exec(textOf(name))?.[1]?.toLowerCase() ?? `nothing like ${says}`;

const readNow = async (
  name: ExaminationName,
  finding: RegExp,
  how: Parameters<typeof readFrom>[3] = {},
): Promise<Found> => readFrom(await keptPicture(name), examinations[name], finding, how);

/** Films: what lies on the outer side of each limb, and where the text names the side. */
const LIMBS: readonly [ExaminationName, lateral: RegExp, says: RegExp][] = [
  ['plated-knee', /fibula/, /(left|right) knee/i],
  ['broken-wrist', /radi|shaft|crushed|chip|spike/, /(left|right) wrist/i],
];

describe('A film of a limb', () => {
  it.each(LIMBS)(
    '%s is of the side that its case, its caption and its letter name',
    async (name, lateral, says) => {
      const { across } = await readNow(name, lateral, { threshold: 6, coarser: 2 });
      // Seen from the front, what is lateral in a left limb is on the right of the film.
      const side = across > 0 ? 'left' : 'right';
      expect(saidIn(name, says)).toBe(side);
      expect(examinations[name].caption).toContain(side);
      expect(await letterOn(await keptPicture(name))).toBe(side === 'left' ? 'L' : 'R');
    },
  );

  it('shows a plate on either side of the tibia, as the text says', async () => {
    expect(textOf('plated-knee')).toMatch(/dual plating.*both plates/s);
    const [medial, lateral, fibula] = await Promise.all(
      [/medial plate/, /lateral plate/, /fibula/].map(
        async (solids) =>
          (
            await readNow('plated-knee', solids, {
              threshold: solids.source === 'fibula' ? 6 : 60,
              coarser: 2,
            })
          ).across,
      ),
    );
    expect(Math.sign(medial ?? 0)).toBe(-Math.sign(fibula ?? 0));
    expect(Math.sign(lateral ?? 0)).toBe(Math.sign(fibula ?? 0));
  });
});

/** Slices: what a size in the text is about, in millimetres after the factor. */
const SIZES: readonly [ExaminationName, finding: RegExp, says: RegExp, factor: number][] = [
  ['hydatid-cyst', /cyst|membrane/, /a (\d+) cm cyst/, 10],
  ['pancreatic-head', /lesion/, /measuring (\d+) ×/, 1],
  ['adrenal-mass', /^mass/, /CT: (\d+) cm/, 10],
  ['lone-kidney', /mass/, /Incidental (\d+\.\d) cm/, 10],
  ['broken-spleen', /blush/, /Blush of (\d+) mm/, 1],
  ['liposarcoma', /nodule/, /with a (\d+) cm/, 10],
  ['gastric-gist', /mass|softened/, /15 to (\d+) cm/, 10],
  ['wide-aorta', /sac|thrombus|lumen/, /diameter of (\d+) mm/, 1],
  ['biloma', /collection/, /collection of (\d+) × \d+ cm/, 10],
  ['sleeve-leak', /collection/, /CT: (\d+) cm collection/, 10],
  ['lung-nodule', /nodule/, /segment, (\d+) mm/, 1],
  ['appendix-abscess', /abscess|stone/, /a (\d+) cm periappendiceal/, 10],
];

/** Slices: what lies on the side that the text names. */
const SIDES: readonly [ExaminationName, finding: RegExp, says: RegExp][] = [
  ['adrenal-mass', /^mass/, /(left|right) adrenal mass/],
  ['lone-kidney', /mass/, /of the (left|right) kidney/],
  ['liposarcoma', /nodule/, /(left|right) retroperitoneal mass/i],
  ['sleeve-leak', /collection/, /below the (left|right) hemidiaphragm/],
  ['lung-nodule', /nodule/, /nodule of the (left|right) upper lobe/],
  ['appendix-abscess', /abscess/, /(left|right) iliac fossa/],
];

/** Ultrasound: where a caliper lies, and what is read between its ends. */
const SCANS: readonly [ExaminationName, finding: RegExp, says: RegExp, factor: number][] = [
  ['ovarian-cyst', /cyst|mucin|septum/, /cyst of (\d+) cm/, 10],
  ['ovarian-cyst', /projection/, /projection of (\d+) mm/, 1],
  ['testicular-lesion', /lesion/, /lesion of (\d+) mm/, 1],
  ['thyroid-nodule', /nodule|calcification/, /nodule of (\d+) mm/, 1],
  ['lobular-carcinoma', /^mass/, /ultrasound (\d+) mm/, 1],
  ['phyllodes', /mass|cleft/, /to (\d+) cm/, 10],
  ['intussusception', /intussusception/, /target sign of (\d+\.\d) cm/, 10],
  ['endometrioma', /endometrioma|wall of/, /endometrioma (\d+) mm/, 1],
];

describe('A scan', () => {
  it.each(SCANS)(
    '[D-1251] %s: %s is as large as the text says',
    async (name, finding, says, factor) => {
      // The beam blurs what is bright on black: its edge is where half of the brightness is gone.
      const how = finding.source === 'projection' ? { threshold: 120 } : {};
      const { longest } = await readNow(name, finding, how);
      const said = Number(saidIn(name, says)) * factor;
      const pixel = examinations[name].width / 240;
      expect(Math.abs(longest - said)).toBeLessThan(0.08 * said + 2 * pixel);
    },
  );

  it('thyroid-nodule: shows the nodule in the lobe that the text names', async () => {
    const { across } = await readNow('thyroid-nodule', /nodule|calcification/);
    expect(saidIn('thyroid-nodule', /(left|right) nodule/)).toBe(across > 0 ? 'left' : 'right');
    expect(examinations['thyroid-nodule'].caption).toContain(across > 0 ? 'left' : 'right');
  });
});

/** Endoscopy: where the clock of the screen says it lies. */
const CLOCK = /\bat (two|3) o’clock/;
const HOURS: Readonly<Record<string, number>> = { two: 2, '3': 3 };

describe('An endoscopic view', () => {
  it.each([
    ['barrett-nodule', /nodule/],
    ['rectal-scar', /scar/],
  ] as const)('%s: %s lies where the caption says', async (name, finding) => {
    const { across, down } = await readNow(name, finding);
    const hour = 3 + (Math.atan2(down * 0.8, across) * 6) / Math.PI;
    const said = CLOCK.exec(examinations[name].caption)?.[1] ?? '';
    expect(Math.abs(hour - (HOURS[said] ?? 0))).toBeLessThan(0.7);
  });

  it('barrett-nodule: is where the text says, and the scar on the side that it names', async () => {
    expect(saidIn('barrett-nodule', CLOCK)).toBe('two');
    const { across } = await readNow('rectal-scar', /scar/);
    // In lithotomy position, as the caption says: the patient's left is on the right of the screen.
    expect(saidIn('rectal-scar', /on the (left|right) lateral wall/)).toBe(
      across > 0 ? 'left' : 'right',
    );
  });
});

describe('A slice', () => {
  it.each(SIZES)('%s: %s is as large as the text says', async (name, finding, says, factor) => {
    const { longest } = await readNow(name, finding);
    const said = Number(saidIn(name, says)) * factor;
    // Two pixels of the reading are 3.2 mm.
    expect(Math.abs(longest - said)).toBeLessThan(0.08 * said + 3.2);
  });

  it.each(SIDES)('%s: %s is on the side that the text names', async (name, finding, says) => {
    const { across } = await readNow(name, finding);
    // Seen from the feet: the patient's left is on the right of the picture.
    expect(saidIn(name, says)).toBe(across > 0 ? 'left' : 'right');
  });
});
