/** A page with an address of its own for one of its sections moves there gently; without scripts it opens there. */
export function enhanceGoTo(): void {
  const section = document.querySelector<HTMLElement>('[data-goto]');
  if (!section) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  section.scrollIntoView({ behavior });
}
