const MARKS = {
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  pause: 'M7 4v16M17 4v16',
  play: 'M6 4l14 8-14 8z',
};
type Mark = keyof typeof MARKS;

export function carouselButton(mark: Mark, label: string, act: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn btn--quiet btn--icon';
  drawMark(made, mark, label);
  made.addEventListener('click', act);
  return made;
}

export function drawMark(target: HTMLButtonElement, mark: Mark, label: string): void {
  target.setAttribute('aria-label', label);
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', MARKS[mark]);
  icon.append(path);
  target.replaceChildren(icon);
}
