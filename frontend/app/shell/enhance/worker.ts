import { showToast } from '../../ui/toast';

/**
 * Registers the service worker after the page has loaded, and tells the user when a newer one takes
 * over. The site works without it, so a failure is only logged.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) showToast({ kind: 'info', text: 'New version — reload' });
  });
  // Members' pages run their scripts once they are painted, which may be after the load event.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}

function register(): void {
  navigator.serviceWorker
    .register('/sw.js')
    .catch((error: unknown) => console.warn('The service worker is not available.', error));
}
