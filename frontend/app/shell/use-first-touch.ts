import { type DependencyList, type EffectCallback, useEffect } from 'react';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

let isTouched = false;

/** An effect that waits until somebody first touches the page, with a finger, a mouse or a key. */
export function useFirstTouch(effect: EffectCallback, dependencies: DependencyList): void {
  useEffect(() => {
    if (isTouched) return effect();
    let undo: ReturnType<EffectCallback>;
    const listening = new AbortController();
    const touch = () => {
      listening.abort();
      isTouched = true;
      undo = effect();
    };
    for (const kind of TOUCHES)
      addEventListener(kind, touch, { signal: listening.signal, passive: true });
    return () => {
      listening.abort();
      undo?.();
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: they are those of the effect given.
  }, dependencies);
}
