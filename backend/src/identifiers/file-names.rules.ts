import { findingsIn } from './findings.rules';

/** Splits a file name into words: "Meier_Anna-12.03.2024.jpg" is two words and a date. */
function wordsOf(name: string): string {
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  return stem.replace(/_+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
}

/** Whether a file name may identify the patient. */
export function mayTellPatient(name: string): boolean {
  const words = wordsOf(name);
  return findingsIn(words).length > 0 || findingsIn(words.replace(/-/g, ' ')).length > 0;
}

/** A neutral file name with the same extension. */
export function neutralName(name: string, noun: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${noun}${name.slice(dot).toLowerCase()}` : noun;
}
