import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { endureLostConnection } from './shell/enhance/connection';
import { registerWorker } from './shell/enhance/worker';

/**
 * Remix decodes a page's data in its first rendering, and suspends it meanwhile: who taps in that moment makes React throw "Root did not
 * complete" (remix-run/react-router issue 12763). So that first one happens before React has the page.
 */
async function decodeData(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

function comeAlive(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
}

registerWorker();
endureLostConnection();
void decodeData().then(comeAlive);
