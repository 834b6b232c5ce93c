/** The logo of the pages (frontend/app/shell/brand.tsx). */
const MARK =
  '<svg viewBox="0 0 32 32" width="40" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" aria-hidden="true"><path d="M23.6 8.8A7.4 6.6 0 1 0 15.4 15.8"/><path d="M15.4 15.8C20.6 16.2 23.4 18.6 23.4 21.6C23.4 25 20.2 27.4 16 27.4C12.2 27.4 9.2 25.6 8.4 22.8" stroke-dasharray="4.4 5.1" stroke-dashoffset="-3.6"/></svg>';

/** Its colours are --paper, --ink and --primary of frontend/app/styles/tokens.css. */
const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 18vh auto 0; max-width: 30rem; padding: 0 1.25rem; background: #f5f7f7; color: #0f1b1d; font: 1.0625rem/1.6 system-ui, sans-serif; }
  svg { margin-left: -0.5rem; color: #0c5c5a; }
  h1 { margin: 1rem 0 0.5rem; font-size: 1.625rem; line-height: 1.25; }
  p { margin: 0 0 0.5rem; }
  @media (prefers-color-scheme: dark) {
    body { background: #0b1214; color: #e8efef; }
    svg { color: #5fc7bf; }
  }`;

const RELOADS = 5;

const OVERLOADED = {
  title: 'Suture is busy',
  why: 'More people are using it right now than it can serve',
};
const ASKED_TOO_MUCH = {
  title: 'Too many requests at once',
  why: 'You or others at your internet address are asking for too much at once',
};
const TOO_MANY = 429;

/**
 * The page of a refused request: static, without scripts or other files. It reloads itself, except
 * after a form was posted, which its author has to submit again.
 */
export function busyPage(method: string, code: number): string {
  const { title, why } = code === TOO_MANY ? ASKED_TOO_MUCH : OVERLOADED;
  const isForm = method === 'POST';
  const then = isForm
    ? ', and nothing was saved. Please go back and send it again in a moment.'
    : '. This page tries again by itself.';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${isForm ? '' : `<meta http-equiv="refresh" content="${RELOADS}">`}
<title>${title}</title>
<style>${STYLE}</style>
<main>
${MARK}
<h1>${title}</h1>
<p>${why}${then}</p>
</main>
</html>
`;
}
