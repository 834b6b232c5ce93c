import { Wrench } from 'lucide-react';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { StoreLinks } from './store-links';

/** Switched on by an administrator, and dismissible. It does not block keys or the context menu. */
export function UpgradeNotice() {
  return (
    <div className="frame notice no-print">
      <Banner kind="attention" icon={Wrench}>
        <p>The website is undergoing an upgrade and will be up soon.</p>
        <StoreLinks />
      </Banner>
      <form noValidate method="post" action="/notice">
        <Button type="submit" look="quiet">
          Close
        </Button>
      </form>
    </div>
  );
}
