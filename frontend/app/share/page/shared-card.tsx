import { useNavigate } from '@remix-run/react';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ChatRoom } from '../../chat/chat';
import { drName, megabytes } from '../../lib/words';
import { addToDraft } from '../../media/into-draft';
import { forgetShared, type SharedItem } from '../../media/shared-items';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { TimeAgo } from '../../ui/time-ago';
import { inputOf } from './inputs';

interface SharedCardProps {
  item: SharedItem;
  memberId: number;
  rooms: ChatRoom[];
  onKeep: () => void;
  onDrop: () => void;
}

const TOO_MANY =
  'Your draft of a case has files already, and these are too many to be kept beside them. Post or discard it first.';

/** One item, with the ways it can go. */
export function SharedCard({ item, memberId, rooms, onKeep, onDrop }: SharedCardProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const { id, at, text, files } = item;
  const toCase = async () => {
    const draft = { name: `case-${memberId}`, owner: memberId };
    const chosen = files.map((file) => ({ inputId: inputOf(file), file }));
    if (!(await addToDraft(draft, { field: 'history', text, files: chosen })))
      return setProblem(TOO_MANY);
    await forgetShared(id);
    navigate('/community/add');
  };
  return (
    <section className="card card__pad stack" aria-label="Shared">
      <p className="quiet">
        Shared <TimeAgo at={new Date(at).toISOString()} />
      </p>
      {text && (
        <p className="share__text" dir="auto">
          {text}
        </p>
      )}
      {files.length > 0 && (
        <ul className="files" aria-label="Files">
          {files.map((file) => (
            <Shown key={`${file.name}-${file.lastModified}`} file={file} />
          ))}
        </ul>
      )}
      <FieldError name={`shared-${id}`} error={problem} />
      <div className="row share__ways">
        <Button onClick={() => void toCase()}>New case</Button>
        <Button look="secondary" onClick={onKeep}>
          Keep as draft
        </Button>
        <Button look="danger-quiet" onClick={onDrop}>
          Delete
        </Button>
      </div>
      <details className="share__rooms">
        <summary>Chat</summary>
        {rooms.length === 0 && (
          <p className="muted">You have no chats yet. Keep this as a draft and begin one first.</p>
        )}
        <ul>
          {rooms.map((room) => (
            <li key={room.id}>
              <Link to={`/chat?room=${room.id}&shared=${id}`}>
                <bdi>{room.kind === 'solo' ? drName(room.name) : room.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function Shown({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <li className="file">
      <span className="file__thumb">
        {url ? <img src={url} alt="" onError={() => setUrl(undefined)} /> : <Icon of={FileText} />}
      </span>
      <div className="file__body">
        <p className="file__name">
          <bdi>{file.name}</bdi>
        </p>
        <p className="quiet">{megabytes(file.size)}</p>
      </div>
    </li>
  );
}
