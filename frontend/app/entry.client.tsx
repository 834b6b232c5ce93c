import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { endureLostConnection } from './shell/enhance/connection';
import { forgetMarksInForms, sayWhosePage } from './shell/enhance/page-of';
import { registerWorker } from './shell/enhance/worker';
import { hearLogOuts } from './shell/kept-words';
import { takePostsBeside } from './shell/posts-beside';
import { partsOfPage } from './ui/part';

/**
 * Remix decodes the page's data during its first render, which suspends. A tap during that time
 * makes React throw "Root did not complete" (remix-run/react-router issue 12763). So the data is
 * decoded before hydration starts.
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
hearLogOuts();
sayWhosePage();
forgetMarksInForms();
endureLostConnection();
void decodeData().then(takePostsBeside).then(partsOfPage).then(comeAlive);
