import type { LeftOut as What } from '../../../../../backend/src/scans/series/left-out.rules';
import { counted } from '../../../lib/words';
import type { Reading } from '../api.server';

const WORDS: Readonly<Record<What, string>> = {
  localiser: 'a localiser, which only shows where the slices lie',
  'dose-report': 'a dose report',
  'structured-report': 'a report, which has words and no slices',
  pdf: 'a document',
  presentation: 'a presentation of other pictures',
  'screen-capture': 'a picture of a screen, which may show a name',
  segmentation: 'a segmentation',
  radiotherapy: 'a plan or dose of radiotherapy',
  waveform: 'a curve, such as an ECG',
  film: 'a film in a scan file',
  'unknown-compression': 'compressed in a way that we cannot read',
  'too-large': 'too large',
  'cut-off': 'cut off',
  unreadable: 'not readable, or of a kind that is not scrolled',
  'not-dicom': 'no scan',
};

/** Which files are in no series, and why; their names are never known. */
export function LeftOut({ leftOut }: { leftOut: Reading['left_out'] }) {
  if (leftOut.length === 0) return null;
  return (
    <section className="stack stack--s" aria-labelledby="left-out">
      <h2 id="left-out">Left out</h2>
      <ul>
        {leftOut.map(({ what, count }) => (
          <li key={what}>
            {counted(count, 'file')}: {WORDS[what]}
          </li>
        ))}
      </ul>
    </section>
  );
}
