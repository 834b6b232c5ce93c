import { useEffect, useSyncExternalStore } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Names = ReadonlySet<string>;

const NONE: Names = new Set();
/** The fields whose message is gone, of the answer that is shown. */
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

/** The names of the fields that were put right since the form was refused. */
export function useCorrected(): Names {
  return useSyncExternalStore(
    subscribe,
    () => corrected,
    () => NONE,
  );
}

/**
 * While an answer with errors is shown: the message of a field goes once something else stands there that the browser finds valid. One
 * looks when the field is left, and from then on with each letter. Whether it is right is for the server to say.
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

/** @returns what ends it */
function lookAt(refused: ReadonlyMap<string, string>): () => void {
  const [left, waiting] = [new Set<string>(), new Set<Control>()];
  let isPressed = false;
  const judge = (control: Control) => {
    const { id, value } = control;
    const isRight = isFilled(control) && value !== refused.get(id);
    if (isRight === corrected.has(id)) return;
    const others = [...corrected].filter((name) => name !== id);
    keep(new Set(isRight ? [...others, id] : others));
  };
  const onLeft = ({ target }: Event) => {
    if (!isControl(target) || !refused.has(target.id)) return;
    left.add(target.id);
    // What is being pressed must not move away from below the pointer.
    if (isPressed) waiting.add(target);
    else judge(target);
  };
  const onInput = ({ target }: Event) => {
    if (!isControl(target) || !refused.has(target.id)) return;
    if (left.has(target.id) || isChosen(target)) judge(target);
  };
  const onDown = () => (isPressed = true);
  const onUp = () => {
    isPressed = false;
    setTimeout(() => {
      waiting.forEach(judge);
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

/** In one step, and not letter by letter. */
const isChosen = ({ type }: Control) => type.startsWith('select') || type === 'file';

const isFilled = (control: Control) =>
  control.validity.valid &&
  (control.value.trim() !== '' || control.getAttribute('aria-required') !== 'true');
