/** A path in ten spellings, some of which lead to its route and some elsewhere. */
export function spellingsOf(path: string): string[] {
  const last = path.lastIndexOf('/');
  const [before, after] = [path.slice(0, last), path.slice(last + 1)];
  return [
    path,
    `/${path}`,
    `${before}//${after}`,
    `${before}%2f${after}`,
    path.toUpperCase(),
    `${path}/`,
    `${path}.`,
    `${path}%zz`,
    `${before}/./${after}/more`,
    `${before}/%${after.charCodeAt(0).toString(16)}${after.slice(1)}?q=${after}`,
  ];
}
