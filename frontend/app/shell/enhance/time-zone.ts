/**
 * Stores the browser's time zone in a session cookie. Reminders, for example, are sent at 9 a.m.
 * local time.
 */
export function tellTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  document.cookie = `zone=${timeZone}; Path=/; SameSite=Lax`;
}
