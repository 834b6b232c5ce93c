import type { BrowserContext, Worker } from '@playwright/test';

/**
 * The parts of a service worker used here; these files are type-checked with a page's DOM types.
 */
interface ServiceWorkerLike {
  Notification: { permission: string; new (): object };
  NotificationEvent: new (type: string, init: { notification: unknown }) => Event;
  ExtendableEvent: new (type: string) => Event;
  registration: {
    showNotification(title: string, options: Shown): Promise<void>;
    getNotifications(): Promise<Shown[]>;
  };
  dispatchEvent(event: Event): boolean;
}

interface Shown {
  title: string;
  body: string;
  tag: string;
}

/**
 * The packaged Chromium cannot show notifications and denies the permission, so pages are made to
 * report it as granted.
 */
export async function allowNotifications(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    if (Notification.permission === 'granted') return;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
}

/**
 * Replaces the service worker's notifications with a map that keeps one per tag, if Chromium cannot
 * show them.
 */
export const lendNotifications = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const self = globalThis as unknown as ServiceWorkerLike;
    if (self.Notification.permission === 'granted') return;
    const shown = new Map<string, Shown>();
    Object.assign(self.registration, {
      showNotification: async (title: string, options: Shown) => {
        shown.set(
          options.tag,
          Object.assign({ close: () => shown.delete(options.tag) }, options, { title }),
        );
      },
      getNotifications: async () => [...shown.values()],
    });
  });

export const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const all = await (globalThis as unknown as ServiceWorkerLike).registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

export const clickShown = (worker: Worker): Promise<void> =>
  worker.evaluate(async () => {
    const self = globalThis as unknown as ServiceWorkerLike;
    const [notification] = await self.registration.getNotifications();
    const isReal = notification instanceof self.Notification;
    const type = 'notificationclick';
    self.dispatchEvent(
      isReal
        ? new self.NotificationEvent(type, { notification })
        : Object.assign(new self.ExtendableEvent(type), { notification }),
    );
  });
