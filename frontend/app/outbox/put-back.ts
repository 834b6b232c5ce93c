import { isKeepable } from '../shell/enhance/form-keeper';
import type { WaitingForm } from './waiting-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form of this page from which it came, if it is here. */
export function formFor({ to }: WaitingForm): HTMLFormElement | undefined {
  const own = new URL(to, location.origin);
  const isHere = own.pathname.replace(/\.data$/, '') === location.pathname;
  const isUpload = own.pathname === '/community/upload';
  if (!isHere && !isUpload) return undefined;
  return [...document.forms].find((form) => isKeepable(form) && form.hasAttribute('data-waits'));
}

/**
 * Fills a form with what was refused, so that it can be corrected. Declarations are to be given
 * again.
 */
export function putBack(form: HTMLFormElement, { entries }: WaitingForm): void {
  const left = new Map<string, (string | File)[]>();
  for (const [name, value] of entries) left.set(name, [...(left.get(name) ?? []), value]);
  for (const control of form.elements) {
    if (!isControl(control) || control.type === 'hidden' || control.type === 'checkbox') continue;
    const values = left.get(control.name);
    if (!values) continue;
    if (control.type === 'file') choose(control as HTMLInputElement, values);
    else if (control.type === 'radio') tick(control as HTMLInputElement, values);
    else fill(control, values.shift());
  }
}

/** Into the inputs of these names; of several, into those that take them. */
export function putFilesBack(form: HTMLFormElement, entries: readonly [string, File][]): void {
  const left = new Map<string, File[]>();
  for (const [name, file] of entries) left.set(name, [...(left.get(name) ?? []), file]);
  for (const control of form.querySelectorAll<HTMLInputElement>('input[type=file]'))
    choose(control, left.get(control.name) ?? []);
}

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** As a user would: React does not notice a value that is set on the element itself. */
function fill(control: Control, value: string | File | undefined): void {
  if (typeof value !== 'string') return;
  const type = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}

function tick(control: HTMLInputElement, values: readonly (string | File)[]): void {
  if (values.includes(control.value) && !control.checked) control.click();
}

/** Puts each file into the first input that accepts its type. */
function choose(control: HTMLInputElement, values: (string | File)[]): void {
  const transfer = new DataTransfer();
  const kinds = control.accept.split(',').map((kind) => kind.trim().toLowerCase());
  const isTaken = (value: string | File): value is File =>
    value instanceof File &&
    (control.accept === '' || kinds.some((kind) => value.name.toLowerCase().endsWith(kind)));
  for (const file of values.filter(isTaken)) {
    values.splice(values.indexOf(file), 1);
    transfer.items.add(file);
  }
  if (transfer.items.length === 0) return;
  control.files = transfer.files;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
