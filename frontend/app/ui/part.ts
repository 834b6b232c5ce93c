import { type ComponentType, createElement, type ReactElement } from 'react';

interface Awaited {
  selector: string;
  start: () => Promise<void>;
}

const parts: Awaited[] = [];

/**
 * A part that few readers of a page have, with a script of its own. React takes over a page that has
 * the part once the script is there, and a navigation to such a page waits for it, so nothing moves
 * or is missing meanwhile. For browsers; the server draws the component itself.
 * @param selector what the server's HTML has wherever the part is
 */
export function part<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactElement {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const start = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (problem: unknown) => {
        loading = undefined;
        throw problem;
      },
    );
    return loading;
  };
  parts.push({ selector, start });
  if (document.querySelector(selector)) start().catch(() => undefined);
  return (props) => {
    if (!Loaded) throw start().catch(afterwards);
    return createElement(Loaded, props);
  };
}

/** A script may be of an earlier version; without a connection it is tried again with the next. */
function afterwards(): Promise<void> {
  if (navigator.onLine) window.location.reload();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}

/** Loads the parts of the page that is open. Without one of them its HTML stays as it came. */
export const partsOfPage = () =>
  Promise.all(
    parts.filter(({ selector }) => document.querySelector(selector)).map(({ start }) => start()),
  );
