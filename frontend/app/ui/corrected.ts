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
 * input; what is chosen rather than typed, at once. Only the server decides whether the value is
 * correct.
 */
export function useCorrecting(errors: Readonly<Record<string, unknown>> | undefined): void {
  useEffect(() => {
    const refused = new Map(
      Object.keys(errors ?? {}).flatMap((name) => {
        const controls = controlsOf(name);
        return controls.length > 0 ? [[name, answerIn(controls)] as const] : [];
      }),
    );
    return refused.size === 0 ? undefined : lookAt(refused);
  }, [errors]);
}

/** @returns the cleanup function */
function lookAt(refused: ReadonlyMap<string, string>): () => void {
  const [left, waiting] = [new Set<string>(), new Set<string>()];
  let isPressed = false;
  const validate = (name: string) => {
    const controls = controlsOf(name);
    const isRight = areFilled(controls) && answerIn(controls) !== refused.get(name);
    if (isRight === corrected.has(name)) return;
    const others = [...corrected].filter((one) => one !== name);
    keep(new Set(isRight ? [...others, name] : others));
  };
  const refusedName = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement)) return undefined;
    const names = [target.id, isControl(target) ? target.name : ''];
    return names.find((name) => refused.has(name));
  };
  const onLeft = ({ target }: Event) => {
    const name = refusedName(target);
    if (name === undefined) return;
    left.add(name);
    // Hiding an error moves the layout, which must not happen under a pressed pointer.
    if (isPressed) waiting.add(name);
    else validate(name);
  };
  const onInput = ({ target }: Event) => {
    const name = refusedName(target);
    if (name === undefined || !isControl(target)) return;
    if (left.has(name) || isChosen(target)) validate(name);
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

/** The control of this id; for radios and boxes, all of the field's name in its form. */
function controlsOf(name: string): Control[] {
  const field = controlOf(document.getElementById(name), name);
  if (!isControl(field)) return [];
  const group = isTicked(field) ? (field.form?.elements.namedItem(field.name) ?? field) : field;
  return (group instanceof RadioNodeList ? [...group] : [group]).filter(isControl);
}

/** An editor has the id of the field that it writes into. */
const controlOf = (found: HTMLElement | null, name: string) =>
  isControl(found) ? found : found?.closest('form')?.elements.namedItem(name);

const isTicked = ({ type }: Control) => type === 'radio' || type === 'checkbox';

/** What the controls of a field say together. */
const answerIn = (controls: readonly Control[]) =>
  controls.map((control) => (isTicked(control) ? tickIn(control) : control.value)).join('\n');

const tickIn = (control: Control) => ((control as HTMLInputElement).checked ? control.value : '');

/** Fields that are set in one step rather than typed. */
const isChosen = (control: Control) =>
  control.type.startsWith('select') || control.type === 'file' || isTicked(control);

function areFilled(controls: readonly Control[]): boolean {
  if (controls.some(isTicked)) return controls.some((control) => tickIn(control) !== '');
  return controls.every(
    (control) =>
      control.validity.valid &&
      (control.value.trim() !== '' || control.getAttribute('aria-required') !== 'true'),
  );
}
