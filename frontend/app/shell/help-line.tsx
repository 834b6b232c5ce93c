import { Link } from '../ui/link';
import { SupportAddress } from './support-address';

/** Below the steps of joining, which have no footer. */
export function HelpLine() {
  return (
    <p className="frame help-line quiet small">
      Stuck? <Link to="/contactPage">Write to us</Link>
      <SupportAddress />
    </p>
  );
}
