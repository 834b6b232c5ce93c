import { useEffect, useSyncExternalStore } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Names = ReadonlySet<string>;

const NONE: Names = new Set();
/** The names of corrected fields, whose errors are hidden, for the response on display. */
let corrected = NONE;
const listeners = new Set<() => void>();

function keep(names: Names): void {
  corrected = names;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The names of the fields corrected since the form was refused. */
export function useCorrected(): Names {
  return useSyncExternalStore(
    subscribe,
    () => corrected,
    () => NONE,
  );
}

/**
 * While a response with errors is on display, hides a field's error once its value has changed and
 * is valid for the browser. A field is checked when it loses the focus, and from then on with every
 * input. Only the server decides whether the value is correct.
 */
export function useCorrecting(errors: Readonly<Record<string, unknown>> | undefined): void {
  useEffect(() => {
    const refused = new Map(
      Object.keys(errors ?? {}).flatMap((name) => {
        const control = document.getElementById(name);
        return isControl(control) ? [[name, control.value] as const] : [];
      }),
    );
    return refused.size === 0 ? undefined : lookAt(refused);
  }, [errors]);
}

/** @returns the cleanup function */
function lookAt(refused: ReadonlyMap<string, string>): () => void {
  const [left, waiting] = [new Set<string>(), new Set<Control>()];
  let isPressed = false;
  const validate = (control: Control) => {
    const { id, value } = control;
    const isRight = isFilled(control) && value !== refused.get(id);
    if (isRight === corrected.has(id)) return;
    const others = [...corrected].filter((name) => name !== id);
    keep(new Set(isRight ? [...others, id] : others));
  };
  const onLeft = ({ target }: Event) => {
    if (!isControl(target) || !refused.has(target.id)) return;
    left.add(target.id);
    // Hiding an error moves the layout, which must not happen under a pressed pointer.
    if (isPressed) waiting.add(target);
    else validate(target);
  };
  const onInput = ({ target }: Event) => {
    if (!isControl(target) || !refused.has(target.id)) return;
    if (left.has(target.id) || isChosen(target)) validate(target);
  };
  const onDown = () => (isPressed = true);
  const onUp = () => {
    isPressed = false;
    setTimeout(() => {
      waiting.forEach(validate);
      waiting.clear();
    });
  };
  const ways: [string, (event: Event) => void][] = [
    ['focusout', onLeft],
    ['input', onInput],
    ['pointerdown', onDown],
    ['pointerup', onUp],
    ['pointercancel', onUp],
  ];
  for (const [name, way] of ways) document.addEventListener(name, way);
  return () => {
    for (const [name, way] of ways) document.removeEventListener(name, way);
    waiting.clear();
    keep(NONE);
  };
}

const isControl = (thing: unknown): thing is Control =>
  thing instanceof HTMLInputElement ||
  thing instanceof HTMLSelectElement ||
  thing instanceof HTMLTextAreaElement;

/** Fields that are set in one step rather than typed. */
const isChosen = ({ type }: Control) => type.startsWith('select') || type === 'file';

const isFilled = (control: Control) =>
  control.validity.valid &&
  (control.value.trim() !== '' || control.getAttribute('aria-required') !== 'true');
