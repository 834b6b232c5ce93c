import { type ComponentType, lazy } from 'react';

/**
 * A component that helps and is not needed, loaded on demand: without a connection its page goes on
 * without it.
 */
export const lazyHelp = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  );
