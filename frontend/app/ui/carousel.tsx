import type { ReactNode } from 'react';
import './carousel.css';

interface CarouselProps {
  /** What it shows: read out before its items. */
  label: string;
  /** Milliseconds to the next item; it stands still if left out. */
  every?: number;
  /** One item fills the width, or several stand side by side. */
  look?: 'one' | 'cards';
  children: ReactNode;
}

/** What scrolls is reached by keyboard, too. */
const reachable = { tabIndex: 0 };

/**
 * A row that snaps. Without scripts it is scrolled by hand; with them it gets buttons and, with `every`, moves on by itself, begins
 * anew at its end, and rests while it is pointed at, focused or not wanted to move.
 */
export function Carousel({ label, every, look = 'cards', children }: CarouselProps) {
  return (
    <section
      className={`carousel carousel--${look}`}
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel={every ?? ''}
    >
      <ul className="carousel__row" {...reachable}>
        {children}
      </ul>
    </section>
  );
}
