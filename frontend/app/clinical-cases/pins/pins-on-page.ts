import { type ComponentType, type CSSProperties, createContext } from 'react';
import type { Shape } from '../../../../backend/src/clinical-cases/pins/pin.rules';
import type { CaseFile } from '../post';
import type { Mark, Markable, Placed, Size } from './pin';

/** Chosen for the comment in the composer with this id. */
export interface Chosen extends Placed {
  composer: string;
}

export interface ChoosePlaceProps {
  size: Size;
  /** The box that covers the picture. */
  box: CSSProperties | undefined;
  onSettle(place: Pick<Placed, 'shape' | 'points'> | null): void;
}

interface ChooseParts {
  ChoosePlace: ComponentType<ChoosePlaceProps>;
  ChooseTools: ComponentType;
}

export interface PinsOnPage extends Markable {
  /** Whether a place is chosen in the series that is open, and not in the file on the stage. */
  isInScan: boolean;
  marks: Mark[];
  /** Who may move marks of their own, and the case that they are in; nobody in a closed one. */
  writer: { id: number; to: string } | null;
  /** The file on the stage. */
  current: CaseFile | undefined;
  /** The composer of a new comment, while it can take a place. */
  main: string | null;
  /** The composer for which a place is being chosen. */
  choosing: string | null;
  /** What chooses it, once it is loaded. */
  parts: ChooseParts | null;
  /** What the next mark is. */
  shape: Shape;
  chosen: Chosen[];
  setMain(composer: string | null): void;
  setShape(shape: Shape): void;
  choose(composer: string): void;
  /** The place that was chosen, or none. */
  settle(place: Placed | null): void;
  /** Without `place` all of them. */
  drop(composer: string, place?: Placed): void;
}

const nothing = () => {};

export const PinsOnPage = createContext<PinsOnPage>({
  files: [],
  scans: [],
  later: [],
  isInScan: false,
  marks: [],
  writer: null,
  current: undefined,
  main: null,
  choosing: null,
  parts: null,
  shape: 'point',
  chosen: [],
  setMain: nothing,
  setShape: nothing,
  choose: nothing,
  settle: nothing,
  drop: nothing,
});
