import { useEffect, useState } from 'react';
import type { ChatRoom } from '../../chat/chat';
import { forgetShared, type SharedItem, sharedItems, takeShared } from '../../media/shared-items';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { showToast } from '../../ui/toast';
import { SharedCard } from './shared-card';

interface SharedItemsProps {
  memberId: number;
  /** The item that has just been shared. */
  taken: string | null;
  rooms: ChatRoom[];
}

const KEPT = 'Kept as a draft on this device for 7 days, or until you log out.';
const NO_STORAGE =
  'This browser keeps nothing, so what you shared is lost. Please choose the files in the form.';

/** What was shared and has gone nowhere yet. */
export function SharedItems({ memberId, taken, rooms }: SharedItemsProps) {
  const [items, setItems] = useState<SharedItem[] | null>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      if (taken) await takeShared(taken);
      const all = await sharedItems();
      if (isHere) setItems(all);
    };
    load().catch(() => {
      if (!isHere) return;
      setItems([]);
      setProblem(NO_STORAGE);
    });
    return () => {
      isHere = false;
    };
  }, [taken]);
  const without = (id: string) => setItems((all) => all?.filter((one) => one.id !== id) ?? null);
  const drop = (id: string) => {
    void forgetShared(id);
    without(id);
  };
  return (
    <>
      <p className="sr-only" role="status">
        {items === null && 'Opening…'}
      </p>
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      {items?.map((item) => (
        <SharedCard
          key={item.id}
          item={item}
          memberId={memberId}
          rooms={rooms}
          onKeep={() => showToast({ kind: 'success', text: KEPT })}
          onDrop={() => drop(item.id)}
        />
      ))}
      {!items?.length && (
        <div className={items ? undefined : 'without-scripts'}>
          <Nothing />
        </div>
      )}
    </>
  );
}

function Nothing() {
  return (
    <Card className="stack">
      <p>
        Nothing is waiting here. On a phone with Suture installed, open a picture, a film or a PDF
        in another app, choose Share and then Suture.
      </p>
      <div className="row">
        <LinkButton look="secondary" to="/community/add">
          New case
        </LinkButton>
        <LinkButton look="quiet" to="/chat">
          Chat
        </LinkButton>
      </div>
    </Card>
  );
}
