import {
  type ComponentType,
  type KeyboardEvent,
  type SelectHTMLAttributes,
  useRef,
  useState,
} from 'react';
import type { ChoiceSheetProps } from './choice-sheet';
import { type Choice, Choices } from './choices';
import { classNames } from './class-names';
import { useHydrated } from './use-hydrated';

export interface SheetSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** The title of the sheet. */
  title: string;
  choices: Choice[];
  /** The label of the empty option. */
  placeholder?: string;
}

const OPENS = ['Enter', ' '];

/**
 * A select for many choices, which with scripts opens as a sheet with a search instead of the
 * browser's list. The select stays the field: it holds the value, and has the focus and the label.
 */
export function SheetSelect({ title, choices, placeholder, ...select }: SheetSelectProps) {
  const field = useRef<HTMLSelectElement>(null);
  const [Sheet, setSheet] = useState<ComponentType<ChoiceSheetProps> | null>(null);
  const isHydrated = useHydrated();
  const open = () => {
    void import('./choice-sheet').then(
      ({ ChoiceSheet }) => setSheet(() => ChoiceSheet),
      () => field.current?.showPicker(),
    );
  };
  const close = () => {
    setSheet(null);
    field.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (!OPENS.includes(event.key) && !(event.altKey && event.key === 'ArrowDown')) return;
    event.preventDefault();
    open();
  };
  return (
    <span className={classNames('sheet-select', select.disabled && 'sheet-select--off')}>
      <select
        {...select}
        ref={field}
        className={classNames('select', select.className)}
        onKeyDown={isHydrated ? openByKey : undefined}
      >
        <Choices choices={choices} placeholder={placeholder} />
      </select>
      {/* For pointers alone; keys and screen readers use the select. */}
      {isHydrated && (
        <button
          type="button"
          className="sheet-select__opener"
          tabIndex={-1}
          aria-hidden="true"
          onClick={open}
        />
      )}
      {Sheet && field.current && (
        <Sheet
          title={title}
          choices={
            placeholder === undefined ? choices : [{ value: '', label: placeholder }, ...choices]
          }
          chosen={field.current.value}
          onChoose={(value) => {
            if (field.current) choose(field.current, value);
            close();
          }}
          onClose={close}
        />
      )}
    </span>
  );
}

/** As if it were chosen in the browser's list. */
function choose(field: HTMLSelectElement, value: string): void {
  if (field.value === value) return;
  field.value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
