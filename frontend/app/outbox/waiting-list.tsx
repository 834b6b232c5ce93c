import { Clock } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Words } from '../ui/words';
import { CHANGED, deleteWaiting, listWaiting, sendNow } from './keeper';
import { formFor, putBack } from './put-back';
import { mayBeThere, type WaitingForm } from './waiting-form';
import './waiting.css';

interface WaitingListProps {
  owner: number;
  to?: string;
}

/** What this member wrote and could not send. */
export function WaitingList({ owner, to }: WaitingListProps) {
  const forms = useWaiting(owner).filter((form) => to === undefined || isAt(to, form));
  if (forms.length === 0) return null;
  return (
    <ul className="waiting" aria-label="Waiting to be sent">
      {forms.map((form) => (
        <Waiting key={form.id} form={form} isElsewhere={to === undefined} />
      ))}
    </ul>
  );
}

/** Also what belongs to the page at this path, such as a report of it. */
const isAt = (to: string, form: WaitingForm) =>
  form.to === to || `${pathOf(form)}/`.startsWith(`${to}/`);

const pathOf = ({ to }: WaitingForm) => to.replace(/(?:\.data)?(?:\?.*)?$/, '');

function useWaiting(owner: number): WaitingForm[] {
  const [forms, setForms] = useState<WaitingForm[]>([]);
  const look = useCallback(() => void listWaiting(owner).then(setForms), [owner]);
  useEffect(() => {
    look();
    const others = new BroadcastChannel(CHANGED);
    others.addEventListener('message', look);
    addEventListener(CHANGED, look);
    return () => {
      others.close();
      removeEventListener(CHANGED, look);
    };
  }, [look]);
  return forms;
}

/** Brings what was refused back into the form of this page. */
function Correct({ form }: { form: WaitingForm }) {
  const place = formFor(form);
  if (!place) return null;
  const correct = () => {
    putBack(place, form);
    place.scrollIntoView({ block: 'start' });
    void deleteWaiting(form.id);
  };
  return (
    <Button look="secondary" onClick={correct}>
      Correct
    </Button>
  );
}

function Waiting({ form, isElsewhere }: { form: WaitingForm; isElsewhere: boolean }) {
  const { id, what, words, refusal, asks, place, isLoggedOut } = form;
  const [isBusy, setBusy] = useState(false);
  const files = form.entries.flatMap(([, value]) => (value instanceof File ? [value.name] : []));
  const send = () => {
    setBusy(true);
    void sendNow(form).finally(() => setBusy(false));
  };
  return (
    <li className="waiting__form">
      <p className="waiting__head">
        <Icon of={Clock} />
        <b>Waiting to be sent</b>
        <span className="quiet">{isElsewhere ? <a href={place}>{what}</a> : what}</span>
      </p>
      {words !== '' && <Words text={words} />}
      {files.length > 0 && <p className="quiet">{files.join(', ')}</p>}
      {refusal && (
        <p className="error" role="alert">
          {refusal}
        </p>
      )}
      {mayBeThere(form) && (
        <p className="quiet">It may have arrived already. Please look before you send it again.</p>
      )}
      {isLoggedOut && (
        <p className="quiet">
          Your session has ended. <a href={place}>Log in</a> and it is sent.
        </p>
      )}
      <p className="waiting__ways">
        <Button look="secondary" aria-busy={isBusy || undefined} onClick={send}>
          {asks ? 'Send anyway' : 'Send now'}
        </Button>
        {refusal !== undefined && !isElsewhere && <Correct form={form} />}
        <Button look="quiet" onClick={() => void deleteWaiting(id)}>
          Delete
        </Button>
      </p>
    </li>
  );
}
