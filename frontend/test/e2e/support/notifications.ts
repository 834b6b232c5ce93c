import type { BrowserContext, Worker } from '@playwright/test';

/** What a service worker has; these files are checked with a page's own types. */
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

/** The packaged Chromium has no system that shows notifications, and says no for it: there the person's yes is lent to its pages. */
export async function allowNotifications(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    if (Notification.permission === 'granted') return;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  });
}

/** And to its service worker a place where they are shown, of which one tag has one. */
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
