import { Check, FileText, Plus, SendHorizontal, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../../lib/words';
import { Camera } from '../../media/camera';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Percent } from '../../ui/percent';
import { isReviewed, placesToDecide } from '../review';
import { ACCEPT } from './accept';
import { TrayAsk } from './tray-ask';
import { TrayStage } from './tray-stage';
import { heldBack, type TrayItem, type Tray as TrayState } from './use-tray';
import './tray.css';

interface TrayProps {
  tray: TrayState;
  to: string;
}

/** Files to be sent, reviewed first. */
export function Tray({ tray, to }: TrayProps) {
  const { items } = tray;
  const dialog = useRef<HTMLDialogElement>(null);
  const caption = useRef<HTMLTextAreaElement>(null);
  const [shown, setShown] = useState(0);
  const [isDrawing, setDrawing] = useState(false);
  const current = items[Math.min(shown, items.length - 1)];
  const isOpen = items.length > 0;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  if (!current) return null;
  const held = items.map(heldBack).find(Boolean);
  const show = (index: number) => {
    setShown(index);
    setDrawing(false);
  };
  return (
    <dialog className="tray" ref={dialog} aria-labelledby="tray-to" onClose={tray.clear}>
      <header className="tray__head">
        <Button look="quiet" isIcon aria-label="Close without sending" onClick={tray.clear}>
          <Icon of={X} />
        </Button>
        <div className="person__text">
          <h2 className="person__name" id="tray-to">{`Send to ${to}`}</h2>
          <span className="person__meta" dir="auto">
            {counted(items.length, 'file')} · checked before they leave
          </span>
        </div>
      </header>
      <TrayStage
        key={current.key}
        item={current}
        isDrawing={isDrawing}
        onMask={(mask) => {
          tray.change(current.key, ({ masks }) => ({ masks: [...masks, mask] }));
          setDrawing(false);
        }}
      />
      <TrayAsk tray={tray} isDrawing={isDrawing} setDrawing={setDrawing} item={current} />
      <ul className="tray__strip" aria-label="Files">
        {items.map((item, index) => (
          <li key={item.key}>
            <Thumb item={item} isShown={item === current} onShow={() => show(index)} />
            <button
              className="tray__x"
              type="button"
              aria-label={`Remove ${item.file.name}`}
              onClick={() => tray.drop(item.key)}
            >
              <Icon of={X} size="s" />
            </button>
          </li>
        ))}
        <li className="on-touch">
          <Camera className="tray__thumb tray__thumb--add" onTake={tray.add} />
        </li>
        <li>
          <label className="tray__thumb tray__thumb--add">
            <Icon of={Plus} label="Add files" />
            <input
              className="sr-only"
              type="file"
              accept={ACCEPT}
              multiple
              onChange={({ target }) => {
                tray.add(target.files ?? []);
                target.value = '';
              }}
            />
          </label>
        </li>
      </ul>
      <form
        noValidate
        data-works-offline
        className="tray__send"
        onSubmit={(event) => {
          event.preventDefault();
          if (!held) tray.send(caption.current?.value.trim() ?? '');
        }}
      >
        <label className="sr-only" htmlFor="tray-caption">
          Caption
        </label>
        <textarea
          dir="auto"
          className="textarea"
          id="tray-caption"
          ref={caption}
          rows={1}
          maxLength={1_000}
          placeholder="Caption"
        />
        <Button
          type="submit"
          isIcon
          aria-disabled={held ? true : undefined}
          aria-describedby="tray-why"
          aria-label={`Send ${counted(items.length, 'file')}`}
        >
          <Icon of={SendHorizontal} />
        </Button>
        <p className="field__hint" id="tray-why" role="status">
          {held ?? 'Location, device and other hidden data are removed.'}
        </p>
      </form>
    </dialog>
  );
}

interface ThumbProps {
  item: TrayItem;
  isShown: boolean;
  onShow: () => void;
}

function Thumb({ item, isShown, onShow }: ThumbProps) {
  const { review, localUrl, percent, problem, isUnseen, file } = item;
  const isLoading = isReviewed(file) && !review && !problem && !isUnseen;
  const state = problem
    ? 'cannot be sent'
    : isLoading || review?.check.state === 'waiting'
      ? 'being checked'
      : heldBack(item)
        ? counted(placesToDecide(review?.check ?? { places: [] }).length, 'place')
        : 'ready';
  return (
    <>
      <button
        className={isLoading ? 'tray__thumb tray__thumb--load' : 'tray__thumb'}
        type="button"
        aria-current={isShown ? 'true' : undefined}
        aria-label={`${file.name}: ${state}`}
        onClick={onShow}
      >
        {localUrl ? <img src={localUrl} alt="" width={64} height={64} /> : <Icon of={FileText} />}
        {!isLoading && (
          <span className={heldBack(item) ? 'tray__flag' : 'tray__flag tray__flag--ok'}>
            <Icon of={heldBack(item) ? TriangleAlert : Check} size="s" />
          </span>
        )}
      </button>
      {isLoading && (
        <span className="tray__sent">
          <progress aria-label={`Uploading ${file.name}`} value={percent} max={100} />
          Uploading...
          <Percent of={percent} />
        </span>
      )}
    </>
  );
}
