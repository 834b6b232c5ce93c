const MOST = 99;

/** A badge with a number; nothing for none. */
export function Count({ of: number, what }: { of: number; what: string }) {
  if (number === 0) return null;
  return (
    <>
      <span className="count" aria-hidden="true">
        {number > MOST ? `${MOST}+` : number}
      </span>
      <span className="sr-only">
        {number > MOST ? `more than ${MOST}` : number} {what}
      </span>
    </>
  );
}
