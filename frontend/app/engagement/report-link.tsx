import { Flag } from 'lucide-react';
import { DialogLink } from '../ui/dialog-link';
import { Icon } from '../ui/icon';

interface ReportLinkProps {
  /** The page of what is reported; its `/report` stands behind the dialog. */
  to: string;
  className?: string;
  /** What it says where "Report" alone would not tell what. */
  label?: string;
  size?: 'l';
}

export function ReportLink({ to, className, label, size }: ReportLinkProps) {
  return (
    <DialogLink
      className={className}
      to={`${to}/report`}
      label={label}
      dialog={async () => {
        const { ReportDialog } = await import('./report-dialog');
        return (close) => <ReportDialog to={to} onClose={close} />;
      }}
    >
      <Icon of={Flag} size={size} />
      <span>Report</span>
    </DialogLink>
  );
}
