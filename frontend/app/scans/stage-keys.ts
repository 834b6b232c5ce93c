import { type RefObject, useEffect, useRef } from 'react';

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const DEEDS = {
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
  '0': 'whole',
  f: 'full',
  escape: 'leave',
  enter: 'enter',
} as const;

type Deed = (typeof DEEDS)[keyof typeof DEEDS];

/** What a key does on a stage of slices; undefined for other keys. */
export function deedByKey({ key, altKey, ctrlKey, metaKey }: Pressed): Deed | undefined {
  // With these keys the browser zooms its page.
  if (altKey || ctrlKey || metaKey) return undefined;
  return DEEDS[key.toLowerCase() as keyof typeof DEEDS];
}

const FEW = 1;
const MANY = 5;

/** In strides to the right and down; undefined for other keys. */
export function stridesByKey(pressed: Pressed): readonly [number, number] | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  const by = pressed.shiftKey ? MANY : FEW;
  return (
    { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] } as const
  )[pressed.key];
}

/** What Enter presses. */
const PRESSED = 'a, button, summary';

type StageKeys = Record<Deed, () => void> & {
  /** Null while the arrow keys scroll. */
  go: ((across: number, down: number) => void) | null;
};

/** The keys of the stage around an element, while the focus is in it. */
export function useStageKeys(inStage: RefObject<HTMLElement>, keys: StageKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    // At the window: whatever has a use of its own for a key stops it before.
    const onKeyDown = (event: KeyboardEvent) => {
      const { current: now } = latest;
      const target = event.target as Element;
      const isInStage = inStage.current?.closest('.scan')?.contains(target);
      const deed = deedByKey(event);
      const strides = now.go && stridesByKey(event);
      // The focus may have gone with what was pressed.
      if (deed === 'leave' && (isInStage || target === document.body)) return now.leave();
      if (!isInStage || !(deed || strides)) return;
      if (deed === 'enter' && target.matches(PRESSED)) return;
      event.preventDefault();
      if (deed) now[deed]();
      if (strides) now.go?.(...strides);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [inStage]);
}
