import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { counted } from '../../lib/words';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { FindingRow } from './finding-row';
import { FindingsHead, headline } from './findings-head';
import { FoundText } from './found-text';
import { repair, repairedWith, type Spot, useFindings, write } from './use-findings';
import { useNextFocus } from './use-next-focus';

export interface FindingsProps {
  /** The id of the input that is checked. */
  of: string;
  /** The field name under which kept findings are sent; `of` by default. */
  field?: string;
  /** Whether it spans both columns of a grid of fields. */
  isWide?: boolean;
  /** Whom the headline names: "this patient" in a post, "a patient" in a comment. */
  whose?: string;
}

const keyOf = ({ kind, words }: Spot) => `${kind}|${words}`;

interface Done {
  readonly said: string;
  readonly before: string;
}

/** Checks the text shortly after typing stops; each finding can be replaced with one tap. */
export function LiveFindings({ of, field = of, isWide, whose = 'this patient' }: FindingsProps) {
  const checked = useFindings(of);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [done, setDone] = useState<Done | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const open = checked.spots.filter((spot) => spot.isCertain || !kept.includes(keyOf(spot)));
  const stillKept = checked.spots.filter((spot) => !spot.isCertain && kept.includes(keyOf(spot)));
  const goOn = useNextFocus(box, of, open.map(keyOf).join());
  const repairAll = (spots: readonly Spot[], said: string) => {
    setDone({ said, before: checked.text });
    goOn();
    repair(of, { text: checked.text, spots });
  };
  return (
    <div className={classNames('lint-box', isWide && 'span-2')} ref={box}>
      <p className="sr-only" role="status">
        {open.length > 0 ? headline(open.length, whose) : done?.said}
      </p>
      {[...new Set(stillKept.map(keyOf))].map((key) => (
        <input key={key} type="hidden" name={`finding:${field}`} value={`keep|${field}|${key}`} />
      ))}
      {open.length > 0 && (
        <section className="lint" aria-label={headline(open.length, whose)}>
          <FindingsHead
            count={open.length}
            whose={whose}
            onAll={() => repairAll(open, `${counted(open.length, 'detail')} replaced.`)}
          />
          <FoundText {...checked} spots={open} />
          <ul>
            {rows(open).map((spot) => (
              <FindingRow
                key={keyOf(spot)}
                spot={spot}
                onRepair={() =>
                  repairAll(repairedWith(spot, open), `“${spot.words}” is now “${spot.repair}”.`)
                }
                onKeep={() => {
                  setKept([...kept, keyOf(spot)]);
                  setDone({ said: `“${spot.words}” stays.`, before: checked.text });
                  goOn();
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {open.length === 0 && done && (
        <p className="lint-done">
          <Icon of={Check} size="s" />
          {done.said}
          <button
            className="link"
            type="button"
            onClick={() => {
              setKept([]);
              write(of, done.before);
              setDone(null);
              document.getElementById(of)?.focus();
            }}
          >
            Undo
          </button>
        </p>
      )}
    </div>
  );
}

/** Findings with the same words share one row. */
const rows = (spots: readonly Spot[]): Spot[] => [
  ...new Map(spots.map((spot) => [keyOf(spot), spot])).values(),
];
