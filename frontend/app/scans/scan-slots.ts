import { type ComponentType, createContext } from 'react';
import type { Scan } from './scan';

/** What a page adds to the series that it shows. */
interface ScanSlots {
  /** Drawn over the picture of a slice; slices are numbered from 1. */
  Over?: ComponentType<{ scan: Scan; slice: number }>;
  /** At the slider. */
  Ticks?: ComponentType<{ scan: Scan }>;
  /** A further tool in the bar, and what it shows below the bar. */
  Tool?: ComponentType;
  Below?: ComponentType;
}

export const ScanSlots = createContext<ScanSlots>({});
