/** A share from 0 to 1 as a bar. Hidden from screen readers, because the figures are next to it. */
export function ShareBar({ of: share }: { of: number }) {
  return (
    <svg className="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="share__all" width="100" height="8" rx="1" />
      <rect className="share__part" width={Math.round(share * 1_000) / 10} height="8" rx="1" />
    </svg>
  );
}
