import {
  complicationIndex,
  highestGrade,
} from '../../../../backend/src/clinical-cases/outcome/outcome.rules';
import type { FormValues } from '../../lib/form-state';
import { counted } from '../../lib/words';
import { type Fact, FactList } from '../../ui/fact-list';
import { gradesIn, outcomeCourse } from './outcome-form';

/** What colleagues will see above the case, from the current values of the form. */
export function OutcomePreview({ values }: { values: FormValues }) {
  const grades = gradesIn(values);
  const { stay, reoperated, readmitted, advised } = outcomeCourse(values);
  const highest = highestGrade(grades);
  const rows: Fact[] = [
    ['Clavien–Dindo', highest === 'none' ? 'No complication' : highest],
    ['CCI', complicationIndex(grades).toFixed(1)],
    ['Complications', String(grades.length)],
    ['Hospital stay', stay === undefined ? 'Not said' : counted(stay, 'day')],
    ['Reoperated', reoperated ? 'Yes' : 'No'],
    ['Readmitted', readmitted ? 'Yes' : 'No'],
  ] as const;
  return (
    <aside className="outcome-preview" aria-label="Summary">
      <section className="card card__pad">
        <h2 className="card__title">As it will read</h2>
        <FactList aria-live="polite" facts={rows} />
        <p className="quiet">
          CCI: Comprehensive Complication Index, 0 to 100, of all graded complications together.
        </p>
      </section>
      <section className="card card__pad">
        <h2 className="card__title">Who will be told</h2>
        <p className="small muted">
          Colleagues who commented on, saved or follow this case, once.
          {advised > 0 &&
            ` ${counted(advised, 'author of a comment', 'authors of comments')} will learn what came of their advice.`}
        </p>
      </section>
    </aside>
  );
}
