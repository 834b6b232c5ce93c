import type { Page } from './page';
import { Choice } from './parts';

/** Who may see it: the smaller audience is preselected, anything more is the patient's choice. */
export function Audience({ page }: { page: Page }) {
  const { who } = page.texts;
  const { offered, scope, decisions, shown } = page.opened;
  const hasAgreed = decisions.some(({ decision }) => decision === 'give');
  const takesAll = offered.includes('members');
  const isAll = hasAgreed && scope.includes('members');
  const all = [
    { value: 'teaching', label: who.teaching, text: who.teachingIs },
    { value: 'publication', label: who.publication, text: who.publicationIs },
    { value: 'visitors', label: who.visitors, text: who.visitorsRead },
  ] as const;
  const extras = all.filter(({ value }) => offered.includes(value));
  return (
    <>
      <fieldset>
        <legend>
          <h2>{who.heading}</h2>
        </legend>
        <div className="choices">
          <Choice type="radio" name="scope" value="speciality" checked={!isAll}>
            <b>{who.field}</b>
            <small lang="" dir="auto">
              {shown?.speciality}
            </small>
          </Choice>
          {takesAll && (
            <Choice type="radio" name="scope" value="members" checked={isAll}>
              <b>{who.all}</b>
              <small>{who.allAre}</small>
            </Choice>
          )}
        </div>
      </fieldset>
      {extras.length > 0 && (
        <fieldset>
          <legend className="quiet">{who.onlyIfWanted}</legend>
          <div className="choices">
            {extras.map(({ value, label, text }) => (
              <Choice
                key={value}
                type="checkbox"
                name="scope"
                value={value}
                checked={hasAgreed && scope.includes(value)}
              >
                <b>{label}</b>
                <small>{text}</small>
              </Choice>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
