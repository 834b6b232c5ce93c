import { ClipboardPlus, FileText } from 'lucide-react';
import { drName } from '../../lib/words';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { Words } from '../../ui/words';
import type { ChatFile, ChatMessage, QuotedMessage, SharedCase } from '../chat';
import { openPicture } from './open-picture';
import { lookAt, PinChips } from './pin-chips';
import { quotedWords, senderOf } from './room-words';

interface MessageBodyProps {
  message: ChatMessage;
  /** Whether any message has a mark in its picture. */
  isMarked?: boolean;
}

/** The content of a message: text, file or shared case, with the message it quotes. */
export function MessageBody({ message, isMarked = false }: MessageBodyProps) {
  if (message.isBlocked) return <p className="msg__bubble msg__bubble--gone">{message.text}</p>;
  if (message.isDeleted)
    return <p className="msg__bubble msg__bubble--gone">This message was deleted</p>;
  const { quoted, text, kind } = message;
  const isPlain = kind === 'text';
  return (
    <div className="msg__parts">
      {!isPlain && <Carried message={message} isMarked={isMarked} />}
      {(isPlain || text !== '' || quoted) && (
        <div className="msg__bubble">
          {quoted && <Quoted quoted={quoted} />}
          {text !== '' && <Words text={text} />}
        </div>
      )}
      <PinChips message={message} />
    </div>
  );
}

function Carried({ message, isMarked }: Required<MessageBodyProps>) {
  if (message.kind === 'case') return <CaseCard shared={message.shared} />;
  if (!message.file) return <p className="msg__bubble msg__bubble--gone">This file was removed</p>;
  return message.kind === 'image' ? (
    <Picture
      file={message.file}
      by={message.senderName}
      look={isMarked ? lookAt(message.roomId, message.id) : null}
    />
  ) : (
    <FileCard file={message.file} />
  );
}

/** Links to the quoted message, if that is on the page. */
function Quoted({ quoted }: { quoted: QuotedMessage }) {
  return (
    <a className="quoted" href={`#message-${quoted.id}`}>
      <span>
        <b>
          <bdi>{senderOf(quoted.senderName)}</bdi>
        </b>
        <span dir="auto">{quotedWords(quoted)}</span>
      </span>
    </a>
  );
}

function CaseCard({ shared }: { shared: SharedCase | null }) {
  if (!shared) return <p className="msg__bubble msg__bubble--gone">This case is not available</p>;
  return (
    <Link className="msg__bubble msg__case" to={`/caseDetails/${shared.id}`}>
      {shared.thumbnailUrl ? (
        <img src={shared.thumbnailUrl} alt="" width={320} height={240} loading="lazy" />
      ) : (
        <span className="msg__case-blank">
          <Icon of={ClipboardPlus} size="l" />
        </span>
      )}
      <span>
        <b dir="auto">{shared.title || 'Clinical case'}</b>
        <small>
          {[shared.kind === 'image' ? 'Clinical image' : 'Clinical case', shared.speciality]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </Link>
  );
}

const WIDTH = 272;

interface PictureProps {
  file: ChatFile;
  by: string;
  /** Where it is shown with its marks; null without any. */
  look: string | null;
}

function Picture({ file, by, look }: PictureProps) {
  const [width, height] = [file.width ?? 4, file.height ?? 3];
  if (!file.url) return <FileCard file={file} />;
  const picture = (
    <img
      src={file.previewUrl ?? file.url}
      alt={`Sent by ${drName(by)}`}
      width={WIDTH}
      height={Math.round((WIDTH * height) / width)}
      loading="lazy"
    />
  );
  if (look)
    return (
      <Link className="msg__bubble msg__bubble--media" to={look} preventScrollReset>
        {picture}
      </Link>
    );
  return (
    <a
      className="msg__bubble msg__bubble--media"
      href={file.url}
      target="_blank"
      rel="noopener"
      onClick={(event) => openPicture(event, file)}
    >
      {picture}
    </a>
  );
}

const UNITS = [
  { bytes: 1_048_576, name: 'MB' },
  { bytes: 1_024, name: 'KB' },
];

/** "1.5 MB" */
export function sizeOf(bytes: number): string {
  const unit = UNITS.find((one) => bytes >= one.bytes);
  return unit ? `${Math.round((bytes / unit.bytes) * 10) / 10} ${unit.name}` : `${bytes} B`;
}

function FileCard({ file }: { file: ChatFile }) {
  const kind = file.name.includes('.') ? file.name.split('.').at(-1)?.toUpperCase() : 'File';
  const still = file.mime.startsWith('video/') && file.previewUrl;
  const words = (
    <>
      {still ? (
        <img className="msg__still" src={still} alt="" width={96} height={72} loading="lazy" />
      ) : (
        <Icon of={FileText} size="l" />
      )}
      <span>
        <bdi>{file.name}</bdi>
        <small>{file.url ? `${kind} · ${sizeOf(file.bytes)}` : 'Being checked or prepared'}</small>
      </span>
    </>
  );
  if (!file.url) return <span className="msg__bubble msg__file">{words}</span>;
  return (
    <a className="msg__bubble msg__file" href={file.url} target="_blank" rel="noopener">
      {words}
    </a>
  );
}
