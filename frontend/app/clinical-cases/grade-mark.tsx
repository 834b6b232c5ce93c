import { GRADES, type Grade } from '../../../backend/src/clinical-cases/outcome/outcome.rules';

/** The severity of a complication as strokes: one for grade I, seven for grade V. */
export function GradeMark({ grade }: { grade: Grade }) {
  const reached = GRADES.indexOf(grade);
  return (
    <span className="grade-mark" aria-hidden="true">
      {GRADES.map((one, index) => (
        <span key={one} className={index <= reached ? 'is-reached' : undefined} />
      ))}
    </span>
  );
}
