import { Check, EyeOff } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { counted } from '../../lib/words';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { FindingRow } from './finding-row';
import { FoundText } from './found-text';
import { repair, repairedWith, type Spot, useFindings, write } from './use-findings';

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

export const keyOf = ({ kind, words }: Spot) => `${kind}|${words}`;

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
          <Head
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

const headline = (count: number, whose: string) =>
  `${counted(count, 'detail')} could identify ${whose}`;

/** Findings with the same words share one row. */
const rows = (spots: readonly Spot[]): Spot[] => [
  ...new Map(spots.map((spot) => [keyOf(spot), spot])).values(),
];

function Head({ count, whose, onAll }: { count: number; whose: string; onAll: () => void }) {
  return (
    <div className="lint__head">
      <Icon of={EyeOff} />
      <div>
        <p className="lint__title">{headline(count, whose)}</p>
        <p className="small">
          Replace {count === 1 ? 'it' : 'them'} with one tap, or edit the text yourself.
        </p>
      </div>
      {count > 1 && (
        <Button look="secondary" onClick={onAll}>
          Replace all
        </Button>
      )}
    </div>
  );
}

/** The pressed button disappears with its finding: focus moves to the next one, or the field. */
function useNextFocus(box: RefObject<HTMLElement>, controlId: string, shown: unknown) {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || shown === undefined) return;
    isWanted.current = false;
    (
      box.current?.querySelector<HTMLElement>('.lint button') ?? document.getElementById(controlId)
    )?.focus();
  }, [box, controlId, shown]);
  return () => {
    isWanted.current = true;
  };
}
