import { Trash2 } from 'lucide-react';
import { DEFINITIONS, GRADES } from '../../../../backend/src/clinical-cases/outcome/outcome.rules';
import { type FormState, fieldsOf, textOf } from '../../lib/form-state';
import { Icon } from '../../ui/icon';
import { OptionCards } from '../../ui/option-cards';
import { TextField } from '../../ui/text-field';
import { GradeMark } from '../grade-mark';
import { namesOf } from './outcome-form';

const TREATMENTS = [
  {
    value: 'simple',
    label: 'Nothing beyond simple care',
    text: 'Drugs against fever, pain, nausea; fluids; opening a wound at the bedside',
  },
  { value: 'drugs', label: 'Other drugs, a transfusion or parenteral nutrition' },
  { value: 'procedure', label: 'A procedure', text: 'Surgical, endoscopic or radiological' },
  { value: 'intensive', label: 'Intensive care for failing organs' },
  { value: 'death', label: 'The patient died' },
];
const NO_YES = [
  { value: '0', label: 'No' },
  { value: '1', label: 'Yes' },
];
const ORGANS = [
  { value: '0', label: 'One' },
  { value: '1', label: 'Several' },
];
const MAX_WORDS = 200;

const OF_A_DEATH =
  'Please give the cause of death below, in one plain sentence. Such a case can no longer be liked.';

/**
 * Three questions lead to the grade. CSS alone shows the questions and the grade that follow from
 * the answers, so this works without scripts.
 */
export function ComplicationFields({ index, state }: { index: number; state: FormState }) {
  const names = namesOf(index);
  const field = fieldsOf(state);
  const title = `Complication ${index + 1}`;
  return (
    <section
      className="card card__pad stack complication"
      aria-labelledby={`complication-${index}`}
    >
      <div className="complication__head">
        <h3 id={`complication-${index}`}>{title}</h3>
        <button className="btn btn--quiet" type="submit" name="remove" value={index}>
          <Icon of={Trash2} size="s" />
          Remove<span className="sr-only"> {title}</span>
        </button>
      </div>
      <OptionCards
        label="What was the most it took?"
        {...field(names.treatment)}
        options={TREATMENTS}
        chosen={textOf(state.values, names.treatment)}
      />
      <div className="complication__procedure">
        <OptionCards
          label="Was it done under general anaesthesia?"
          {...field(names.anaesthesia)}
          options={NO_YES}
          chosen={textOf(state.values, names.anaesthesia) || '0'}
        />
      </div>
      <div className="complication__intensive">
        <OptionCards
          label="How many organs failed?"
          {...field(names.organs)}
          options={ORGANS}
          chosen={textOf(state.values, names.organs) || '0'}
        />
      </div>
      <div className="complication__grades">
        {GRADES.map((grade) => (
          <div className="complication__grade" data-grade={grade} key={grade}>
            <b>Grade {grade}</b> <GradeMark grade={grade} />
            <p className="muted">{DEFINITIONS[grade]}</p>
            {grade === 'V' && <p>{OF_A_DEATH}</p>}
          </div>
        ))}
      </div>
      <TextField
        label="What was it?"
        {...field(names.words)}
        maxLength={MAX_WORDS}
        hint="Such as “Bile leak, drained by the radiologist”."
        isOptional
      />
    </section>
  );
}
