import type { ReactNode } from 'react';

/** A message for an empty list, and one next step. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <Thread />
      <p>{text}</p>
      {children}
    </div>
  );
}

export function Thread() {
  return (
    <svg
      className="empty__mark"
      viewBox="0 0 240 80"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M6 40C30 40 40 34 58 40S84 47 98 40" strokeDasharray="12 9" />
      <path d="M98 40C108 36 112 26 122 22" strokeDasharray="12 9" />
      <path d="M150 58C160 54 170 40 184 40S214 44 234 40" strokeDasharray="12 9" opacity=".45" />
      <path d="M122 22C136 16 152 22 152 36" strokeWidth="5" />
    </svg>
  );
}
