const EDGES = ['', 'top', 'bottom'] as const;
const ANSWERS = 'input:not([type=hidden]), textarea, select, [contenteditable=true]';
const FIELDS = `:is(${ANSWERS}):not([type=checkbox], [type=radio], [type=file])`;
const MOVES = ['scroll', 'resize', 'toggle'] as const;
const SENDING = 'button:not([type=button], [type=reset])';
/** What is open to choose from, such as the names after an @. */
const OPEN_LISTS = '[role=listbox], details.menu[open] > :not(summary)';
/** The penalty for covering the focused element or a submit button; a covered field costs 1. */
const IN_THE_WAY = 100;

/**
 * Keeps toasts from covering form fields and open lists: when either appears, and on focus, scroll
 * and resize, the region moves to the edge of the window where it covers least. Without JavaScript
 * toasts are above the page.
 */
export function keepClearOfForms(region: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => takeEdge(region));
  };
  const arrivals = new MutationObserver(place);
  arrivals.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', place);
  // Listens in the capture phase: scroll and toggle events do not bubble.
  for (const moved of MOVES) window.addEventListener(moved, place, true);
  place();
  return () => {
    cancelAnimationFrame(frame);
    arrivals.disconnect();
    document.removeEventListener('focusin', place);
    for (const moved of MOVES) window.removeEventListener(moved, place, true);
  };
}

function takeEdge(region: HTMLElement): void {
  region.removeAttribute('data-edge');
  const toasts = [...region.querySelectorAll('.toast')];
  if (toasts.length === 0) return;
  const form = formAtHand();
  if (!form && !document.querySelector(OPEN_LISTS)) return;
  const covered = EDGES.map((edge) => {
    region.dataset['edge'] = edge;
    return { edge, cost: costOf(toasts, form) };
  });
  const best = covered.reduce((least, one) => (one.cost < least.cost ? one : least));
  if (best.edge) region.dataset['edge'] = best.edge;
  else region.removeAttribute('data-edge');
}

/** The form with the focus, or else the first with a visible field. */
function formAtHand(): Element | undefined {
  const own = document.activeElement?.closest('form');
  if (own?.querySelector(ANSWERS)) return own;
  const fields = [...document.querySelectorAll(`main form ${FIELDS}`)];
  return fields.find(isInSight)?.closest('form') ?? undefined;
}

function isInSight(field: Element): boolean {
  const { top, bottom, width } = field.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

function costOf(toasts: Element[], form: Element | undefined): number {
  const boxes = toasts.map((toast) => toast.getBoundingClientRect());
  const isCovered = (part: Element) => boxes.some((box) => meet(box, part.getBoundingClientRect()));
  const fields = [...(form?.querySelectorAll(FIELDS) ?? [])].filter(isCovered).length;
  const focused = document.activeElement;
  const vital = [
    ...(form?.querySelectorAll(SENDING) ?? []),
    ...document.querySelectorAll(OPEN_LISTS),
    ...(focused ? [focused] : []),
  ];
  return fields + IN_THE_WAY * vital.filter(isCovered).length;
}

function meet(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
