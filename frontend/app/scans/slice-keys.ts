const TEN = 10;

/** The slice to which a key leads, from 1; undefined for other keys. */
export function sliceByKey(
  {
    key,
    shiftKey,
    ...held
  }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  slice: number,
  frames: number,
): number | undefined {
  if (held.altKey || held.ctrlKey || held.metaKey) return undefined;
  const step = shiftKey ? TEN : 1;
  const to = {
    ArrowUp: slice - step,
    ArrowLeft: slice - step,
    ArrowDown: slice + step,
    ArrowRight: slice + step,
    PageUp: slice - TEN,
    PageDown: slice + TEN,
    Home: 1,
    End: frames,
  }[key];
  return to === undefined ? undefined : Math.min(Math.max(1, to), frames);
}
