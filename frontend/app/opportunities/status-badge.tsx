import type { ApplicationStatus } from './api.server';

const words: Record<ApplicationStatus, [text: string, look: string]> = {
  submitted: ['Sent', 'badge--info'],
  viewed: ['Seen', 'badge--info'],
  accepted: ['Accepted', 'badge--success'],
  declined: ['Declined', 'badge--danger'],
  withdrawn: ['Withdrawn', ''],
};

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const [text, look] = words[status];
  return <span className={`badge ${look}`}>{text}</span>;
}
