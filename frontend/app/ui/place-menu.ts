/** The least distance between an open menu and the edge of the window, in pixels. */
const MARGIN = 8;

/** Opens a menu towards the side of its button where it fits into the window. */
export function placeMenu(menu: HTMLDetailsElement): void {
  const panel = menu.querySelector<HTMLElement>('.menu__panel');
  if (!menu.open || !panel) return;
  delete menu.dataset['inline'];
  delete menu.dataset['block'];
  const { clientWidth, clientHeight } = document.documentElement;
  const button = menu.getBoundingClientRect();
  const shown = panel.getBoundingClientRect();
  if (shown.left < MARGIN || shown.right > clientWidth - MARGIN) menu.dataset['inline'] = 'start';
  const isTooLow = shown.bottom > clientHeight - MARGIN;
  if (isTooLow && button.top - shown.height > MARGIN) menu.dataset['block'] = 'above';
}
