interface Asking {
  state: 'idle' | 'loading' | 'submitting';
  formMethod?: string | undefined;
}

interface RouterState {
  navigation: Pick<Asking, 'state'>;
  fetchers: ReadonlyMap<string, Asking>;
}

/**
 * Whether the user waits for something of the router's: another page, or what they asked this one
 * for. A page that only brings itself up to date, also after a form, goes on as it is.
 */
export const isAwaited = ({ navigation, fetchers }: RouterState): boolean =>
  navigation.state !== 'idle' ||
  [...fetchers.values()].some((one) => one.state === 'loading' && one.formMethod === undefined);
