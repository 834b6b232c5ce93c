export function VerifiedBadge() {
  return (
    <svg className="verified" viewBox="0 0 20 20" role="img" aria-label="Registration verified">
      <path
        fill="currentColor"
        d="M10 1.2l2.2 1.6 2.7-.1.8 2.6 2.3 1.5-.9 2.6.9 2.6-2.3 1.5-.8 2.6-2.7-.1L10 17.6l-2.2-1.6-2.7.1-.8-2.6L2 12l.9-2.6L2 6.8l2.3-1.5.8-2.6 2.7.1z"
      />
      <path
        className="tick"
        d="M6.7 9.6l2.3 2.3 4.3-4.6"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
