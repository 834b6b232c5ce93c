import type { Side } from '../../art/side';
import { chest, spiculated } from '../bodies/chest';
import { ctSlice } from '../cameras/ct';
import { type Examination, sideWords } from '../examination';

function noduleOf(side: Side, diameter: number): Examination {
  const hand = side === 'left' ? 1 : -1;
  return ctSlice({
    caption: `CT, axial, lung window: ${side} upper lobe`,
    words: { ...sideWords(side), nodule: `${diameter} mm` },
    body: [...chest(12), ...spiculated([hand * 72, 34, 30], diameter)],
    z: 30,
    width: 430,
    middle: 2,
    noise: 26,
    window: { level: -560, width: 1400 },
  });
}

export const chests = {
  'lung-nodule': noduleOf('right', 19),
} as const satisfies Record<string, Examination>;
