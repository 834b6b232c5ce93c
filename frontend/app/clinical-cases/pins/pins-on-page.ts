import { createContext } from 'react';
import type { CaseFile } from '../post';
import type { Mark, Spot } from './pin';

/** The place chosen for the comment in the composer with this id. */
interface Chosen extends Spot {
  composer: string;
  file: number;
}

export interface PinsOnPage {
  files: CaseFile[];
  marks: Mark[];
  /** The file on the stage. */
  current: CaseFile | undefined;
  /** The composer for which a place is being chosen. */
  choosing: string | null;
  chosen: Chosen | null;
  choose(composer: string): void;
  /** The place that was chosen, or none. */
  settle(spot: Spot | null): void;
}

export const PinsOnPage = createContext<PinsOnPage>({
  files: [],
  marks: [],
  current: undefined,
  choosing: null,
  chosen: null,
  choose: () => {},
  settle: () => {},
});
