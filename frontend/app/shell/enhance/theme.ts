export type Theme = 'system' | 'light' | 'dark';

export const themes: Theme[] = ['system', 'light', 'dark'];

export function toTheme(value: unknown): Theme {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Switches the theme without reloading, and stores the choice on the server. */
export function enhanceTheme(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.theme === undefined) return;
    event.preventDefault();
    delete form.dataset.sent;
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    button.removeAttribute('aria-busy');
    for (const one of form.querySelectorAll('button'))
      one.setAttribute('aria-pressed', String(one === button));
    showTheme(button.value);
    void fetch(form.action, {
      method: 'POST',
      body: new URLSearchParams({ theme: button.value }),
      redirect: 'manual',
    });
  });
}

export function showTheme(value: string): void {
  const theme = toTheme(value);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
