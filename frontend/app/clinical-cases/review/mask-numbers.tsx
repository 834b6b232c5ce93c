import { counted } from '../../lib/words';

const SIDES = [
  { name: 'x', label: 'From the left' },
  { name: 'y', label: 'From the top' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
];

interface MaskNumbersProps {
  index: number;
  /** The number of existing masks. */
  count: number;
  /** The number of pages of a report. */
  pages: number;
}

/** Adds a rectangle by numbers, without scripts: the response shows the picture as blackened. */
export function MaskNumbers({ index, count, pages }: MaskNumbersProps) {
  const fields = pages > 1 ? [{ name: 'page', label: 'Page' }, ...SIDES] : SIDES;
  return (
    <fieldset className="mask-numbers">
      <legend>Cover a rectangle, in per cent of the picture</legend>
      <div className="mask-numbers__row">
        {fields.map(({ name, label }) => (
          <label key={name}>
            {label}
            <input
              className="input"
              name={`${name}-${index}`}
              inputMode="decimal"
              autoComplete="off"
            />
          </label>
        ))}
      </div>
      <div className="row">
        <button className="btn btn--secondary" type="submit" name="step" value={`mask-${index}`}>
          Cover rectangle
        </button>
        {count > 0 && (
          <button className="btn btn--secondary" type="submit" name="step" value={`clear-${index}`}>
            Remove {counted(count, 'rectangle')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
