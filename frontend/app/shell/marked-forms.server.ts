const POSTING_FORM = /<form\b(?=[^>]* method="post")[^>]*>/g;
const ACTION = / action="([^"]*)"/;
const POSTING_BUTTON = /(<button\b(?=[^>]* formMethod="post")[^>]* formAction=")([^"]*)"/gi;

/**
 * Each form of the page says for whom it was drawn: a form that is sent without scripts is its
 * browser's, whoever has logged in since in another tab (D-1000). Members cannot write such tags,
 * because their content is escaped.
 */
export function markedForms(page: string, { mark, path }: { mark: string; path: string }): string {
  const said = (action: string) => {
    const address = action || path.replaceAll('&', '&amp;');
    return `${address}${address.includes('?') ? '&amp;' : '?'}page-of=${mark}`;
  };
  return page
    .replace(POSTING_FORM, (form) =>
      ACTION.test(form)
        ? form.replace(ACTION, (_, action: string) => ` action="${said(action)}"`)
        : form.replace('<form', `<form action="${said('')}"`),
    )
    .replace(POSTING_BUTTON, (_, button: string, action: string) => `${button}${said(action)}"`);
}
