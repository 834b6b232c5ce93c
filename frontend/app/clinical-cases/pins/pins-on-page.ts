import { type ComponentType, type CSSProperties, createContext } from 'react';
import type { Shape } from '../../../../backend/src/clinical-cases/pins/pin.rules';
import type { CaseFile } from '../post';
import type { Mark, Placed, Size } from './pin';

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

export interface PinsOnPage {
  files: CaseFile[];
  marks: Mark[];
  /** The file on the stage. */
  current: CaseFile | undefined;
  /** The composer for which a place is being chosen. */
  choosing: string | null;
  /** What chooses it, once it is loaded. */
  parts: ChooseParts | null;
  /** What the next mark is. */
  shape: Shape;
  chosen: Chosen[];
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
  marks: [],
  current: undefined,
  choosing: null,
  parts: null,
  shape: 'point',
  chosen: [],
  setShape: nothing,
  choose: nothing,
  settle: nothing,
  drop: nothing,
});
