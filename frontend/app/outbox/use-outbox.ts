import { useEffect } from 'react';
import { hasDatabase } from '../lib/browser-database';
import { isKeepable, keepFilesBy } from '../shell/enhance/form-keeper';
import { KEPT_FILES } from '../shell/kept-files';
import { announce } from '../ui/toast';
import { hasOutbox } from './has-outbox';

/** The code for what waits; the list comes along, since it may be needed without a connection. */
const load = () => Promise.all([import('./keeper'), import('./waiting-list')]);

/** Forms that are written in without a connection. */
const WRITING = 'form[data-waits], form[data-works-offline]';
/** The page itself has loaded by then. */
const LATER_MS = 4_000;

/**
 * Loads the outbox when something waits in it, or before something may have to: with the first
 * touch of a form that can be sent again, and at leisure where there is one, since its page may be
 * carried to where there is no connection.
 */
export function useOutbox(owner: number): void {
  useLeftFiles(owner);
  useEffect(() => {
    let isHere = true;
    let timer: number | undefined;
    // Without its code forms are as they are without scripts: what cannot be sent stays in them.
    const open = () =>
      load().then(
        ([{ openOutbox }]) => {
          window.clearInterval(timer);
          if (isHere) openOutbox(owner);
        },
        () => undefined,
      );
    const lookAround = () => {
      if (navigator.onLine && document.querySelector(WRITING)) void open();
    };
    const look = ({ target }: Pick<FocusEvent, 'target'>) => {
      if (target instanceof Element && isKeepable(target.closest('form'))) void open();
    };
    look({ target: document.activeElement });
    void hasOutbox().then((isThere) => (isThere ? open() : undefined));
    addEventListener('focusin', look);
    timer = window.setInterval(lookAround, LATER_MS);
    return () => {
      isHere = false;
      window.clearInterval(timer);
      removeEventListener('focusin', look);
    };
  }, [owner]);
}

/** Puts the files of a form whose session had ended back into it after the log-in. */
function useLeftFiles(owner: number): void {
  useEffect(() => {
    const load = () => import('./left-files');
    let isBack = false;
    keepFilesBy(async (to, body, became) => {
      if (became === 'left') return (await load()).keepLeftFiles(owner, to, body);
      if (isBack) await (await load()).forgetLeftFiles();
      isBack = false;
    });
    const putBack = async () => {
      if (!isSecureContext || !(await hasDatabase(KEPT_FILES))) return;
      isBack = await (await load()).putLeftFilesBack(owner);
      if (isBack) announce('Your files are here again.');
    };
    void putBack().catch(() => undefined);
  }, [owner]);
}
