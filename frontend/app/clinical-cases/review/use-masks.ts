import { useState } from 'react';
import { MAX_MASKS, type Mask } from '../../../../backend/src/media/masks.rules';

/** The masks of one picture, with the history that undo needs. */
export function useMasks(masks: readonly Mask[], onChange: (masks: readonly Mask[]) => void) {
  const [past, setPast] = useState<readonly (readonly Mask[])[]>([]);
  const change = (next: readonly Mask[]) => {
    setPast([...past, masks]);
    onChange(next);
  };
  return {
    past,
    isFull: masks.length >= MAX_MASKS,
    change,
    add: (mask: Mask) => masks.length < MAX_MASKS && change([...masks, mask]),
    replace: (index: number, mask: Mask) =>
      change(masks.map((one, at) => (at === index ? mask : one))),
    remove: (index: number) => change(masks.filter((_, at) => at !== index)),
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      onChange(before);
    },
  };
}
