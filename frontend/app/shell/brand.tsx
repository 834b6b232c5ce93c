import { cachedFragment } from '../ui/cached-fragment';
import { Link } from '../ui/link';

/** The logo: a curved needle and its thread form an S. */
export function Mark() {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M23.6 8.8A7.4 6.6 0 1 0 15.4 15.8" />
      <path
        d="M15.4 15.8C20.6 16.2 23.4 18.6 23.4 21.6C23.4 25 20.2 27.4 16 27.4C12.2 27.4 9.2 25.6 8.4 22.8"
        strokeDasharray="4.4 5.1"
        strokeDashoffset="-3.6"
      />
    </svg>
  );
}

export const Brand = cachedFragment('brand', function Brand({ to = '/' }: { to?: string }) {
  return (
    <Link className="brand" to={to}>
      <Mark />
      <span>Suture</span>
    </Link>
  );
});
