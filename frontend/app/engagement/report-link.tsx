import { Flag } from 'lucide-react';
import { DialogLink } from '../ui/dialog-link';
import { Icon } from '../ui/icon';
import type { ReportKind } from './report-kinds';

interface ReportLinkProps {
  /** The page of the reported subject; its `/report` is the page behind the dialog. */
  to: string;
  className?: string;
  /** The label where "Report" alone would be ambiguous. */
  label?: string;
  size?: 'l';
  kind?: ReportKind;
  /** The text of the link. */
  text?: string;
}

export function ReportLink({
  to,
  className,
  label,
  size,
  kind = 'post',
  text = 'Report',
}: ReportLinkProps) {
  return (
    <DialogLink
      className={className}
      to={`${to}/report`}
      label={label}
      dialog={async () => {
        const { ReportDialog } = await import('./report-dialog');
        return (close) => <ReportDialog to={to} kind={kind} onClose={close} />;
      }}
    >
      <Icon of={Flag} size={size} />
      <span>{text}</span>
    </DialogLink>
  );
}
