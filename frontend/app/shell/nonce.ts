import { createContext, useContext } from 'react';

const NonceContext = createContext('');
export const NonceProvider = NonceContext.Provider;

/** The nonce of the content security policy; set during server rendering, empty in the browser. */
export function useNonce(): string {
  return useContext(NonceContext);
}
