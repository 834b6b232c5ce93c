/**
 * Accessibility fixes for Bull's dashboard: button labels and sufficient contrast. Served from a
 * URL of our own, since the page's CSP only allows our own files.
 */

const FOLDER = 'suture';
export const MENDING_STYLES = `${FOLDER}/board.css`;
export const MENDING_SCRIPT = `${FOLDER}/board.js`;

/** Placed after the dashboard's own styles, whose variables they override. */
export const LINKS = `<link href="${MENDING_STYLES}" rel="stylesheet"><script defer src="${MENDING_SCRIPT}"></script></head>`;

const styles = `
:root:not(.dark-mode) {
  --muted-foreground: #4d5862;
  --hl-meta: #55606b;
  --primary: #0b5a51;
  --status-failed: #b3261e;
}
.dark-mode {
  --muted-foreground: #a3adba;
  --hl-meta: #a3adba;
  --status-failed: #f0938d;
}
[class*='timeline'] small {
  color: var(--muted-foreground);
  opacity: 1;
}
`;

/**
 * Labels by a button's icon; if a new version uses other icons, the buttons keep their own names.
 */
const names = {
  copy: 'Copy',
  'clipboard-copy': 'Copy',
  'circle-play': 'Resume',
  'circle-user': 'Links',
  clock: 'Reschedule',
  'corner-up-left': 'Promote',
  'ellipsis-vertical': 'More actions',
  files: 'Duplicate',
  maximize: 'Full screen',
  menu: 'Menu',
  pencil: 'Change the data',
  'refresh-cw': 'Retry',
  reply: 'Promote',
  'rotate-cw': 'Retry',
  settings: 'Settings',
  'trash-2': 'Remove',
  x: 'Close',
};

const script = `
const names = ${JSON.stringify(names)};
const iconOf = (button) =>
  [...(button.querySelector('svg')?.classList ?? [])].reverse().find((word) => word.startsWith('lucide-'));
function mend() {
  for (const button of document.querySelectorAll('button:not([aria-label])')) {
    const icon = iconOf(button)?.slice('lucide-'.length);
    if (icon && button.textContent.trim() === '') button.setAttribute('aria-label', names[icon] ?? icon.replaceAll('-', ' '));
  }
  for (const pages of document.querySelectorAll('ul[role="navigation"]')) pages.removeAttribute('role');
}
new MutationObserver(mend).observe(document.documentElement, { childList: true, subtree: true });
mend();
`;

export const MENDING: ReadonlyMap<string, { type: string; text: string }> = new Map([
  [`/${MENDING_STYLES}`, { type: 'text/css', text: styles }],
  [`/${MENDING_SCRIPT}`, { type: 'text/javascript', text: script }],
]);
