import { showToast } from '../../ui/toast';

/** The service worker, once the page is there. When a newer one takes over, the reader is told; a failure harms nothing. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const hadOne = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadOne) showToast({ kind: 'info', text: 'New version — reload' });
  });
  window.addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.warn('The service worker is not available.', error));
  });
}
