/**
 * Stores the browser's time zone in a session cookie, so that e.g. reminders arrive at 9 a.m. local
 * time.
 */
export function tellTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  document.cookie = `zone=${timeZone}; Path=/; SameSite=Lax`;
}
