import { useRouteLoaderData } from '@remix-run/react';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button';
import { isFound } from './choice-search';
import type { Choice } from './choices';
import { Icon } from './icon';
import './choice-sheet.css';

export interface ChoiceSheetProps {
  title: string;
  choices: Choice[];
  chosen: string;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The choices of a select: a search, the reader's own, then all in their order. */
export function ChoiceSheet({ title, choices, chosen, onChoose, onClose }: ChoiceSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [sought, setSought] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    search.current?.focus();
  }, []);
  const found = choices.filter(({ label }) => isFound(label, sought));
  const reader = useRouteLoaderData<{ session?: { speciality: string } | null }>('root')?.session;
  const own = found.filter(({ value }) => value !== '' && value === reader?.speciality);
  const list = { chosen, onChoose };
  const first = own[0] ?? found[0];
  return createPortal(
    <dialog
      className="choice-sheet"
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      onKeyDown={moveFocus}
    >
      <div className="choice-sheet__in">
        <div className="choice-sheet__head">
          <h2 id={id}>{title}</h2>
          <Button look="quiet" isIcon aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon of={X} />
          </Button>
        </div>
        <form
          noValidate
          className="choice-sheet__search"
          onSubmit={(event) => {
            event.preventDefault();
            if (first && sought.trim() !== '') onChoose(first.value);
          }}
        >
          <input
            className="input"
            type="search"
            ref={search}
            autoComplete="off"
            enterKeyHint="go"
            aria-label={`Search: ${title}`}
            placeholder="Search"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
        </form>
        <div className="choice-sheet__list">
          {own.length > 0 && <Group title="Yours" choices={own} {...list} />}
          <Group
            title={`All ${choices.filter(({ value }) => value).length}`}
            choices={found}
            {...list}
          />
          <p className="quiet" role="status">
            {found.length === 0 && 'Nothing by this name. Try fewer letters.'}
          </p>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

interface GroupProps extends Pick<ChoiceSheetProps, 'title' | 'choices' | 'chosen' | 'onChoose'> {}

function Group({ title, choices, chosen, onChoose }: GroupProps) {
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {choices.map(({ value, label }) => (
          <li key={value}>
            <button
              type="button"
              className="choice-sheet__option"
              aria-pressed={value === chosen}
              onClick={() => onChoose(value)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Up and Down lead from the search through the choices. */
function moveFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('input, .choice-sheet__option'),
  ];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
