import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { type ShownFromTime, ShownFromTimeContext } from './use-now';

/** Renders the fragments of one page on the server. */
export interface FragmentRenderer {
  /** The fragment, or a placeholder if its HTML is cached. */
  render(name: string, props: object, draw: DrawFragment): ReactElement;
}

/** The element of a fragment; while it is rendered, `shown` collects what it shows of the time. */
export type DrawFragment = (shown: ShownFromTime[]) => ReactElement;

const RendererContext = createContext<FragmentRenderer | null>(null);
export const FragmentRendererProvider = RendererContext.Provider;

/** Functions have no place in a key, so such props do not compile. */
type Plain<Value> = Value extends (...args: never[]) => unknown
  ? never
  : Value extends object
    ? { [Name in keyof Value]: Plain<Value[Name]> }
    : Value;

/**
 * A component whose HTML the server keeps and uses again for the same props. The HTML may depend on
 * nothing else but the time, through `useNow`: no other context, and no `useId`. In the browser it
 * is the component itself.
 */
export function cachedFragment<Props extends object>(
  name: string,
  Component: (props: Props) => ReactNode,
): (props: Props & Plain<Props>) => ReactNode {
  if (typeof document !== 'undefined') return Component;
  return function CachedFragment(props) {
    const renderer = useContext(RendererContext);
    if (!renderer) return <Component {...props} />;
    return renderer.render(name, props, (shown) => (
      <RendererContext.Provider value={null}>
        <ShownFromTimeContext.Provider value={shown}>
          <Component {...props} />
        </ShownFromTimeContext.Provider>
      </RendererContext.Provider>
    ));
  };
}
