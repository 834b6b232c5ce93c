import { Info, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { PostSkeleton } from '../../ui/skeleton';
import { Stepper } from '../../ui/stepper';
import { Stitches } from '../../ui/stitches';
import { Tabs } from '../../ui/tabs';
import { showToast, type ToastKind } from '../../ui/toast';

const kinds: ToastKind[] = ['success', 'error', 'warning', 'info'];

export function Messages() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <div className="row">
        {kinds.map((kind) => (
          <Button
            key={kind}
            look="secondary"
            onClick={() => showToast({ kind, text: `A toast of kind ${kind}.` })}
          >
            Toast: {kind}
          </Button>
        ))}
        <Button look="secondary" onClick={() => setOpen(true)}>
          Dialog
        </Button>
      </div>
      <Banner icon={Info}>Something to know.</Banner>
      <Banner kind="primary" icon={ShieldCheck}>
        Consent given. De-identified.
      </Banner>
      <Banner kind="attention" icon={Info}>
        Something that needs attention.
      </Banner>
      <Banner kind="danger" icon={Info}>
        Something that was lost.
      </Banner>
      <EmptyState text="No cases posted">
        <Button>Add a Case</Button>
      </EmptyState>
      <PostSkeleton />
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="I confirm that I am a Surgeon."
        actions={
          <>
            <Button look="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Confirm</Button>
          </>
        }
      />
    </>
  );
}

export function Steps() {
  return (
    <>
      <div className="row">
        <Stitches placed={1} label="Day 1 of 7" />
        <Stitches placed={4} label="Day 4 of 7" />
        <Stitches placed={6} label="Day 6 of 7" look="soon" />
        <Stitches placed={7} label="Closed" look="closed" />
        <Stitches placed={5} label="5 of 7" isLarge />
      </div>
      <Stepper current={2} lastStep={1} />
      <Tabs
        label="Sample tabs"
        tabs={[
          { to: '?tab=cases', label: 'Clinical Cases', isCurrent: true },
          { to: '?tab=images', label: 'Clinical Images', isCurrent: false },
        ]}
      />
    </>
  );
}
