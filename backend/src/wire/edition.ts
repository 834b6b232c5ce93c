import { createHash } from 'node:crypto';
import { Refusal } from '../refusal';

const LENGTH = 22;

/** A hash of an entry's text, used to detect that it was changed in the meantime. */
export const editionOf = (words: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, LENGTH);

/** @throws Refusal if an editor began from other words than are stored now */
export function demandEdition(begun: string | undefined, stored: string): void {
  if (begun && begun !== stored) throw new Refusal('publishing.changed-meanwhile');
}
