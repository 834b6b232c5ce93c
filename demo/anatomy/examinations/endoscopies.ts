import { barrett, circumferentialCancer, flatScar, sessilePolyp } from '../bodies/hollow';
import { endoscopy } from '../cameras/endoscope';
import { type Examination, sideWords } from '../examination';

const prague = (circumferential: number, maximal: number): string =>
  `C${circumferential / 10}M${maximal / 10}`;

const tongues = (circumferential: number, maximal: number): Examination =>
  endoscopy({
    caption: 'Gastroscopy, white light: lower oesophagus with tongues of columnar mucosa',
    words: { prague: prague(circumferential, maximal) },
    lumen: barrett(circumferential, maximal),
  });

const noduleInBarrett = (circumferential: number, maximal: number, across: number): Examination =>
  endoscopy({
    caption: `Gastroscopy, white light: Barrett’s oesophagus with a nodule at two o’clock`,
    words: {
      prague: prague(circumferential, maximal),
      nodule: `${across} mm`,
      clock: 'two o’clock',
    },
    lumen: barrett(circumferential, maximal, { clock: 2, across }),
  });

const polyp = (across: number, clock: number): Examination =>
  endoscopy({
    caption: 'Colonoscopy, white light: sessile polyp of the ascending colon',
    words: { polyp: `${across} mm` },
    lumen: sessilePolyp(across, clock),
    bent: [6, 0],
  });

export const endoscopies = {
  'barrett-tongues': tongues(20, 40),
  'barrett-nodule': noduleInBarrett(40, 60, 10),
  'sessile-polyp': polyp(14, 8),
  'rectal-scar': endoscopy({
    // In lithotomy position the patient's left is at 3 o'clock.
    caption: 'Rectoscopy in lithotomy position: flat white scar at 3 o’clock',
    words: sideWords('left'),
    lumen: flatScar(3),
    bent: [8, 0],
  }),
  'junction-cancer': endoscopy({
    caption: 'Gastroscopy: circumferential tumour of the gastro-oesophageal junction',
    words: {},
    lumen: circumferentialCancer(),
  }),
} as const satisfies Record<string, Examination>;
