import { SquareDashed, TriangleAlert } from 'lucide-react';
import { notLookedFor } from '../../lib/not-looked-for';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { placesToDecide, placeWords } from '../review';
import type { Tray, TrayItem } from './use-tray';

interface TrayAskProps {
  tray: Tray;
  item: TrayItem;
  isDrawing: boolean;
  setDrawing: (is: boolean) => void;
}

const UNSEEN =
  'You are offline. It waits on this device, is checked when it is sent, and you decide then about what is found.';

/** Asks for the sender's decisions about a file, one place after another. */
export function TrayAsk({ tray, item, isDrawing, setDrawing }: TrayAskProps) {
  const { review, key, masks, file } = item;
  if (item.problem) return <p className="tray__ask">{item.problem}</p>;
  if (item.isUnseen) return <p className="tray__ask">{UNSEEN}</p>;
  if (!review) return null;
  const { check, pages, neutralName } = review;
  const open = placesToDecide(check).find(({ id }) => item.decisions[id] === undefined);
  return (
    <div className={open || check.state === 'failed' ? 'tray__ask' : 'tray__ask tray__ask--calm'}>
      {open && (
        <p>
          <Icon of={TriangleAlert} />
          <span>
            <b>{placeWords(open, pages)}</b> Does it say who the patient is?
          </span>
        </p>
      )}
      {check.notLookedFor.length > 0 && (
        <p className="quiet">
          {check.state === 'nothing' && 'No text or code was found. '}
          {notLookedFor(check.notLookedFor)}.
        </p>
      )}
      {check.state === 'failed' && (
        <label className="tray__check">
          <input
            type="checkbox"
            checked={item.hasLooked}
            onChange={({ target }) => tray.change(key, { hasLooked: target.checked })}
          />
          Nothing could be checked. I have reviewed the whole file myself.
        </label>
      )}
      <div className="tray__ways">
        {open && (
          <>
            <Button onClick={() => tray.decide(key, open.id, 'masked')}>
              <Icon of={SquareDashed} size="s" />
              Cover it
            </Button>
            <Button look="secondary" onClick={() => tray.decide(key, open.id, 'kept')}>
              Not identifying
            </Button>
          </>
        )}
        <Button look="quiet" aria-pressed={isDrawing} onClick={() => setDrawing(!isDrawing)}>
          {isDrawing ? 'Drag over the place to cover' : 'Cover another place'}
        </Button>
        {masks.length > 0 && (
          <Button look="quiet" onClick={() => tray.change(key, { masks: masks.slice(0, -1) })}>
            Undo
          </Button>
        )}
      </div>
      {neutralName && (
        <label className="tray__check">
          <input
            type="checkbox"
            checked={item.usesNeutralName}
            onChange={({ target }) => tray.change(key, { usesNeutralName: target.checked })}
          />
          <span>
            Send it as “<bdi>{neutralName}</bdi>”. The name “<bdi>{file.name}</bdi>” may identify
            the patient.
          </span>
        </label>
      )}
    </div>
  );
}
