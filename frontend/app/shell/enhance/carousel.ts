import { carouselButton, drawMark } from './carousel-button';

/** Adds buttons to every carousel; those with an interval advance automatically. */
export function enhanceCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) liven(carousel);
}

function liven(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>('.carousel__row');
  if (!row || row.children.length < 2) return;
  const turn = (to: number) => {
    carousel.dataset.at = String(to);
    show(row, to);
  };
  const at = () => Number(carousel.dataset.at);
  const go = (step: 1 | -1) => turn((at() + step + places(row)) % places(row));
  carousel.dataset.live = '';
  carousel.dataset.at = '0';
  const controls = document.createElement('div');
  controls.className = 'carousel__controls';
  const every = Number(carousel.dataset.carousel);
  controls.append(carouselButton('previous', 'Previous', () => go(-1)));
  if (every > 0) controls.append(movesOn(carousel, every, () => go(1)));
  controls.append(carouselButton('next', 'Next', () => go(1)));
  carousel.append(controls);
  followHand(row, () => {
    carousel.dataset.at = String(Math.min(nearest(row), places(row) - 1));
  });
}

/** The number of scroll positions: fewer than items if several are visible at once. */
function places(row: HTMLElement): number {
  const width = (row.children[0] as HTMLElement | undefined)?.offsetWidth || row.clientWidth;
  return Math.max(1, row.children.length - Math.max(1, Math.round(row.clientWidth / width)) + 1);
}

/** After scrolling by hand, the carousel continues from there. */
function followHand(row: HTMLElement, follow: () => void): void {
  let byHand = false;
  for (const kind of ['wheel', 'touchmove', 'keydown'] as const) {
    row.addEventListener(
      kind,
      () => {
        byHand = true;
      },
      { passive: true },
    );
  }
  row.addEventListener('scrollend', () => {
    if (byHand) follow();
    byHand = false;
  });
}

/** @returns the button that pauses and resumes the carousel */
function movesOn(carousel: HTMLElement, every: number, next: () => void): HTMLButtonElement {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let isStopped = still.matches;
  let isHeld = false;
  const hold = (held: boolean) => () => {
    isHeld = held;
  };
  carousel.addEventListener('pointerenter', hold(true));
  carousel.addEventListener('pointerleave', hold(false));
  carousel.addEventListener('focusin', hold(true));
  carousel.addEventListener('focusout', hold(false));
  still.addEventListener('change', () => stop(still.matches));
  window.setInterval(() => {
    if (!isStopped && !isHeld && !document.hidden) next();
  }, every);
  const control = carouselButton('pause', 'Pause', () => stop(!isStopped));
  const stop = (stopped: boolean) => {
    isStopped = stopped;
    drawMark(control, stopped ? 'play' : 'pause', stopped ? 'Play' : 'Pause');
  };
  stop(isStopped);
  return control;
}

function nearest(row: HTMLElement): number {
  const starts = [...row.children].map((item) =>
    Math.abs((item as HTMLElement).offsetLeft - row.offsetLeft - row.scrollLeft),
  );
  return starts.indexOf(Math.min(...starts));
}

function show(row: HTMLElement, index: number): void {
  const item = row.children[index] as HTMLElement | undefined;
  if (!item) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  row.scrollTo({ left: item.offsetLeft - row.offsetLeft, behavior });
}
