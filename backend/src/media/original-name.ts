const MAX_CHARACTERS = 120;
/** Of a path, which is cut off, or of a name that is far too long: its end tells what it is. */
const MOST_READ = 1_000;
// Control characters and the controls that turn the direction of text around.
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const SPECIAL = /[<>:"|?*\\/]/g;
/** Names that are devices on Windows, whatever their extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A sender's file name made fit to be shown and saved under: no path, no hidden characters, not endless. */
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
