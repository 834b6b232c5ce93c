import type { ReactNode } from 'react';
import './carousel.css';

interface CarouselProps {
  /** The accessible name, read before the items. */
  label: string;
  /** Milliseconds between items; without it the carousel does not advance by itself. */
  every?: number;
  /** One item at full width, or several next to each other. */
  look?: 'one' | 'cards';
  children: ReactNode;
}

/** Makes the scroll container reachable by keyboard. */
const reachable = { tabIndex: 0 };

/**
 * A row with scroll snapping. Without JavaScript it is scrolled by hand; with it there are buttons.
 * With `every` it advances by itself, starts again at the end, and pauses on hover, on focus and
 * for users who prefer reduced motion.
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
