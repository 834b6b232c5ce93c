import { classNames } from './class-names';

interface StitchesProps {
  placed: number;
  of?: 4 | 5 | 6 | 7 | 10 | 12;
  label: string;
  look?: 'open' | 'soon' | 'closed';
  isLarge?: boolean;
}

/** A progress indicator with one stitch per step, shown next to a text. */
export function Stitches({ placed, of = 7, label, look = 'open', isLarge }: StitchesProps) {
  return (
    <span
      className={classNames(
        'stitches',
        look !== 'open' && `stitches--${look}`,
        isLarge && 'stitches--l',
      )}
      data-done={placed || undefined}
      data-of={of === 7 ? undefined : of}
      role="img"
      aria-label={label}
    />
  );
}
