import { createContext, useContext } from 'react';

const NonceContext = createContext('');
export const NonceProvider = NonceContext.Provider;

/** The content security policy's nonce; known while the server renders, empty in the browser. */
export function useNonce(): string {
  return useContext(NonceContext);
}
