import { Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorOf, type FormState, textOf } from '../../lib/form-state';
import { Button } from '../../ui/button';
import { Field, FieldError } from '../../ui/field';
import { takesFocus } from '../../ui/focus-first';
import { Icon } from '../../ui/icon';
import { useHydrated } from '../../ui/use-hydrated';
import {
  blankRow,
  CELLS,
  cellId,
  jsonName,
  jsonOf,
  LONGEST_CELL,
  MOST_ROWS,
  type RowKind,
  rowsIn,
  rowsOf,
} from '../rows';

const WORDS = {
  speakers: { legend: 'Speakers', one: 'Speaker', add: 'Add a speaker' },
  programme: { legend: 'Programme', one: 'Part', add: 'Add a part' },
} as const;

interface Keyed {
  key: number;
  cells: string[];
}

let lastKey = 0;
const keyed = (rows: string[][], kind: RowKind): Keyed[] =>
  (rows.length > 0 ? rows : [blankRow(kind)]).map((cells) => {
    lastKey += 1;
    return { key: lastKey, cells };
  });

/** Rows of fields. Without scripts its buttons send the form, which comes back with a row more or less. */
export function RowsField({ kind, state }: { kind: RowKind; state: FormState }) {
  const { legend, one, add } = WORDS[kind];
  const { rows, box, json, change } = useRows(kind, state);
  const isHydrated = useHydrated();
  const isAdded = textOf(state.values, 'rows') === `add ${kind}`;
  return (
    <fieldset className="stack" id={kind} ref={box} onInput={change.read}>
      <legend className="form-page__legend">{legend}</legend>
      <FieldError name={kind} error={errorOf(state, kind)} />
      <textarea
        hidden
        name={jsonName(kind)}
        defaultValue={jsonOf(rowsOf(state.values, kind))}
        disabled={!isHydrated}
        ref={json}
      />
      {rows.map(({ key, cells }, at) => (
        <fieldset key={key} className="rows__row" data-row>
          <legend className="rows__legend">
            {one} {at + 1}
          </legend>
          <div className="field-grid">
            {CELLS[kind].map(({ name, label, hint, isOptional }, i) => (
              <Cell
                key={name}
                label={label}
                hint={hint}
                isOptional={isOptional}
                id={cellId(name, at)}
                name={isHydrated ? undefined : name}
                defaultValue={cells[i] ?? ''}
                error={errorOf(state, cellId(name, at))}
                isFirst={isAdded && i === 0 && at === rows.length - 1}
              />
            ))}
          </div>
          <Button
            type="submit"
            look="quiet"
            name="rows"
            value={`remove ${kind} ${at}`}
            onClick={change.remove(key)}
          >
            <Icon of={X} size="s" />
            Remove {one.toLowerCase()} {at + 1}
          </Button>
        </fieldset>
      ))}
      {rows.length < MOST_ROWS && (
        <div>
          <Button
            type="submit"
            look="secondary"
            name="rows"
            value={`add ${kind}`}
            onClick={change.add}
            data-add
          >
            <Icon of={Plus} size="s" />
            {add}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface CellProps {
  id: string;
  name: string | undefined;
  label: string;
  hint?: string;
  isOptional?: boolean;
  defaultValue: string;
  error?: string;
  isFirst: boolean;
}

/** With scripts it is sent with its row, so it has no name of its own. */
function Cell({ id, name, isFirst, defaultValue, ...field }: CellProps) {
  return (
    <Field {...field} name={id}>
      {(control) => (
        <input
          dir="auto"
          className="input"
          maxLength={LONGEST_CELL}
          defaultValue={defaultValue}
          {...control}
          name={name}
          {...(isFirst && takesFocus)}
        />
      )}
    </Field>
  );
}

function useRows(kind: RowKind, state: FormState) {
  const box = useRef<HTMLFieldSetElement>(null);
  const json = useRef<HTMLTextAreaElement>(null);
  /** The rows of which the field is known to hold the words. */
  const known = useRef(jsonOf(rowsOf(state.values, kind)));
  const [rows, setRows] = useState(() => keyed(rowsOf(state.values, kind), kind));
  const [focus, setFocus] = useState('');

  // The field has just been filled from a draft or from what is stored.
  useEffect(() => {
    const field = json.current;
    const look = () => {
      if (!field || field.value === known.current) return;
      known.current = field.value;
      setRows(keyed(rowsIn(field.value, kind), kind));
    };
    field?.addEventListener('input', look);
    return () => field?.removeEventListener('input', look);
  }, [kind]);

  const read = () => {
    if (!json.current || !box.current) return;
    known.current = jsonOf(typedIn(box.current));
    json.current.value = known.current;
  };
  const told = useRef(rows);
  useEffect(() => {
    if (told.current === rows) return;
    told.current = rows;
    // The draft listens for input; adding or removing a row causes none.
    box.current?.dispatchEvent(new Event('input', { bubbles: true }));
    if (focus) box.current?.querySelector<HTMLElement>(focus)?.focus();
    setFocus('');
  }, [rows, focus]);

  return {
    rows,
    box,
    json,
    change: {
      read,
      add: (event: { preventDefault(): void }) => {
        event.preventDefault();
        setRows((all) => [...all, ...keyed([], kind)]);
        setFocus('[data-row]:nth-last-of-type(1) input');
      },
      remove: (key: number) => (event: { preventDefault(): void }) => {
        event.preventDefault();
        setRows((all) => all.filter((row) => row.key !== key));
        setFocus('[data-add]');
      },
    },
  };
}

function typedIn(box: HTMLElement): string[][] {
  return [...box.querySelectorAll('[data-row]')].map((row) =>
    [...row.querySelectorAll('input')].map(({ value }) => value),
  );
}
