import { useEffect } from 'react';
import { isKeepable } from '../shell/enhance/form-keeper';
import { hasOutbox } from './has-outbox';

/** The code for what waits; the list comes along, since it may be needed without a connection. */
const load = () => Promise.all([import('./keeper'), import('./waiting-list')]);

/**
 * Loads the outbox when something waits in it, or before something may have to: with the first
 * touch of a form that can be sent again.
 */
export function useOutbox(owner: number): void {
  useEffect(() => {
    // Without its code forms are as they are without scripts: what cannot be sent stays in them.
    const open = () =>
      load().then(
        ([{ openOutbox }]) => openOutbox(owner),
        () => undefined,
      );
    const look = ({ target }: Pick<FocusEvent, 'target'>) => {
      if (target instanceof Element && isKeepable(target.closest('form'))) void open();
    };
    look({ target: document.activeElement });
    void hasOutbox().then((isThere) => (isThere ? open() : undefined));
    addEventListener('focusin', look);
    return () => removeEventListener('focusin', look);
  }, [owner]);
}
