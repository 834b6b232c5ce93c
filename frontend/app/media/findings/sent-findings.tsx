import { EyeOff } from 'lucide-react';
import type { FoundWords } from '../../lib/form-state';
import { counted } from '../../lib/words';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { FindingWords } from './finding-words';

interface SentFindingsProps {
  field: string;
  findings: readonly FoundWords[];
  isWide?: boolean;
}

/**
 * The findings the server returned with the form, to be decided by radio buttons, without scripts.
 */
export function SentFindings({ field, findings, isWide }: SentFindingsProps) {
  const keyOf = (one: FoundWords) => `${field}|${one.kind}|${one.words}`;
  const rows = [...new Map(findings.map((one) => [keyOf(one), one])).values()];
  const title = `${counted(rows.length, 'detail')} could identify this patient`;
  return (
    <section className={classNames('lint', isWide && 'span-2')} aria-label={title}>
      <div className="lint__head">
        <Icon of={EyeOff} />
        <div>
          <p className="lint__title">{title}</p>
          <p className="small">Choose what to do with each, or edit the text yourself.</p>
        </div>
      </div>
      {rows.map((one, i) => (
        <fieldset className="lint__row" key={keyOf(one)}>
          <legend className="sr-only">{one.words}</legend>
          <FindingWords spot={one} />
          <span className="lint__choice">
            <label className="check">
              <input
                type="radio"
                name={`finding:${field}:${i}`}
                value={`repair|${keyOf(one)}`}
                defaultChecked={one.isCertain}
              />
              Replace
            </label>
            {!one.isCertain && (
              <label className="check">
                <input type="radio" name={`finding:${field}:${i}`} value={`keep|${keyOf(one)}`} />
                Not identifying
              </label>
            )}
          </span>
        </fieldset>
      ))}
    </section>
  );
}
