import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { type PushState, pushState, turnPushOff, turnPushOn } from '../push';

const words: Record<PushState, string> = {
  impossible:
    'This browser cannot show notifications while Suture is closed. On an iPhone, add Suture to the home screen first.',
  forbidden:
    'This browser blocks notifications from Suture. You can change that in its settings for this site.',
  off: 'This device shows no notifications while Suture is closed.',
  on: 'This device shows notifications, even while Suture is closed.',
};

/** Push notifications on this device. Their state is known only in the browser. */
export function ThisDevice({ memberId }: { memberId: number }) {
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void pushState().then(setState);
  }, []);
  const change = async (turn: () => Promise<string | undefined>) => {
    setBusy(true);
    const problem = await turn();
    if (problem) showToast({ kind: 'error', text: problem });
    setState(await pushState());
    setBusy(false);
  };
  return (
    <div className="this-device">
      <p className="muted">
        {state ? words[state] : 'Notifications on this device need JavaScript.'}
      </p>
      {state === 'off' && (
        <Button aria-busy={isBusy || undefined} onClick={() => change(() => turnPushOn(memberId))}>
          Turn on
        </Button>
      )}
      {state === 'on' && (
        <Button
          look="secondary"
          aria-busy={isBusy || undefined}
          onClick={() => change(turnPushOff)}
        >
          Turn off
        </Button>
      )}
    </div>
  );
}
