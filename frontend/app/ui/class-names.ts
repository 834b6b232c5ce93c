/** Joins the truthy names: `classNames('btn', isWide && 'btn--wide')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
