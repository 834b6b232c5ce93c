import type { ReactNode } from 'react';
import type { Scan } from './scan';
import type { ShownSlice } from './shown-slice';

/** What scripts put in the place of the picture and its links. */
export interface PlayerProps {
  scan: Scan;
  shown: ShownSlice;
}
const SIDES = { R: 'Right', L: 'Left', A: 'Front', P: 'Back', H: 'Head', F: 'Feet' } as const;
const EDGES = ['top', 'left', 'right', 'bottom'] as const;

/** The picture, with the sides of the body at its edges. */
export function ScanField({ scan, children }: { scan: Scan; children: ReactNode }) {
  const { sides } = scan.facts;
  return (
    <div className="scan__field">
      {sides &&
        EDGES.map((edge) => (
          <span key={edge} className={`scan__side scan__side--${edge}`}>
            <span aria-hidden="true">{sides[edge]}</span>
            <span className="sr-only">
              {SIDES[sides[edge]]} of the patient at the {edge}
            </span>
          </span>
        ))}
      {children}
    </div>
  );
}
