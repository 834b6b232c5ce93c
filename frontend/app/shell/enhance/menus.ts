/**
 * Closes menus on pages without React like those with it: on Escape, on a click outside, and after
 * a choice.
 */
export function enhanceMenus(): void {
  const opened = () => document.querySelectorAll<HTMLDetailsElement>('details.menu[open]');
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of opened()) if (!menu.contains(target as Node)) menu.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    for (const menu of opened())
      if (target instanceof Element && menu.contains(target.closest('a'))) menu.open = false;
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const menu of opened()) {
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
  });
}
