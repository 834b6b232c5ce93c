import { type ComponentType, createContext } from 'react';
import type { Scan } from './scan';

/** What a page adds to the series that it shows. */
interface ScanSlots {
  /** Over the picture of a slice, which counts from 1. */
  Over?: ComponentType<{ scan: Scan; slice: number }>;
  /** At the slider. */
  Ticks?: ComponentType<{ scan: Scan }>;
  /** Among the tools, and below them. */
  Tool?: ComponentType;
  Below?: ComponentType;
}

export const ScanSlots = createContext<ScanSlots>({});
