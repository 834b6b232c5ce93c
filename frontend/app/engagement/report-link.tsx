import { Flag } from 'lucide-react';
import { DialogLink } from '../ui/dialog-link';
import { Icon } from '../ui/icon';

interface ReportLinkProps {
  /** The page of the reported subject; its `/report` is the page behind the dialog. */
  to: string;
  className?: string;
  /** The label where "Report" alone would be ambiguous. */
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
