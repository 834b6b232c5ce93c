/** How to cover parts of the picture, with keys and with fingers. */
export function MaskHint({ id }: { id: string }) {
  return (
    <p className="masks__hint" id={id}>
      <span className="masks__keys">
        Drag over the picture, or add a rectangle: arrow keys move it, Shift and arrows change its
        size, Delete removes it.
      </span>
      <span className="masks__fingers">
        Draw over the place with your finger. Drag a rectangle to move it, or its corner to change
        its size; Undo removes the last one.
      </span>
    </p>
  );
}
