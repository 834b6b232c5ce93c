/** Above this a badge shows "99+". */
export const MOST_SHOWN = 99;

/** A badge with a number; renders nothing for zero. */
export function Count({ of: number, what }: { of: number; what: string }) {
  if (number === 0) return null;
  return (
    <>
      <span className="count" aria-hidden="true">
        {shown(number)}
      </span>
      <span className="sr-only">
        {number > MOST_SHOWN ? `more than ${MOST_SHOWN}` : number} {what}
      </span>
    </>
  );
}

const shown = (number: number) => (number > MOST_SHOWN ? `${MOST_SHOWN}+` : String(number));

/** A plain total; renders nothing for zero. */
export function PlainCount({ of: number }: { of: number }) {
  return number === 0 ? null : <span className="tnum quiet">{shown(number)}</span>;
}
