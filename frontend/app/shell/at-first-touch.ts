import type { EffectCallback } from 'react';

const TOUCHES = ['pointerdown', 'pointermove', 'keydown'] as const;

let isTouched = false;

/** Delays an effect until the first pointer or key event on the page. */
export function atFirstTouch(effect: EffectCallback): EffectCallback {
  return () => {
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
  };
}
