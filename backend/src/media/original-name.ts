const MAX_CHARACTERS = 120;
/** Only the end of a path or of an overlong name is read, since it includes the extension. */
const MOST_READ = 1_000;
// Control characters and bidirectional controls.
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const SPECIAL = /[<>:"|?*\\/]/g;
/** Device names on Windows, whatever their extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Sanitises a file name for display and saving: no path, no hidden characters, limited length. */
export function sanitiseName(given: string): string {
  const base = given.slice(-MOST_READ).normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .replace(HIDDEN, '')
    .replace(SPECIAL, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const dot = clean.lastIndexOf('.');
  const [stem, extension] =
    dot > 0 ? [clean.slice(0, dot), clean.slice(dot).slice(0, 10)] : [clean, ''];
  const safe = DEVICE.test(stem) ? `_${stem}` : stem;
  return `${[...safe].slice(0, MAX_CHARACTERS).join('') || 'file'}${extension}`;
}
