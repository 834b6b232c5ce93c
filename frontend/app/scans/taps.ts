/** Where and when a finger came down or went up. */
type Touch = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>;

/** A finger that moves further, in pixels, drags. */
const SLOP = 8;
/** The second tap is as near and as soon as this. */
const NEAR = 30;
const SOON_MS = 350;

const apart = (one: Touch, other: Touch) =>
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);

/** Tells the second of two taps at one place. */
export class Taps {
  private begun: Touch | undefined;
  private last: Touch | undefined;

  begin(touch: Touch): void {
    this.begun = touch;
  }

  /** A second finger, or another button: it is no tap. */
  drop(): void {
    this.begun = undefined;
    this.last = undefined;
  }

  /** @returns whether this was the second tap */
  end(touch: Touch): boolean {
    const { begun, last } = this;
    this.drop();
    if (!begun || apart(begun, touch) > SLOP) return false;
    if (last && apart(last, touch) <= NEAR && touch.timeStamp - last.timeStamp <= SOON_MS)
      return true;
    this.last = touch;
    return false;
  }
}
