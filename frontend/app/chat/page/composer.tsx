import { Form, useNavigate } from '@remix-run/react';
import { Paperclip, SendHorizontal, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../ui/button';
import { DrName } from '../../ui/dr-name';
import { FieldError } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { useHydrated } from '../../ui/use-hydrated';
import { type ChatMessage, type ChatPin, quoteOf } from '../chat';
import { ACCEPT } from './accept';
import { keepDraft, readDraft } from './drafts';
import { Marking } from './marking';
import { PlaceFields } from './place-fields';
import { quotedWords } from './room-words';
import { useUnsentNote, useUnsentWord } from './unsent-words';
import type { ChatControl } from './use-chat';
import { useShared } from './use-shared';
import { type Tray as TrayState, useTray } from './use-tray';
import './composer.css';

/** Loaded with the first touch, since a file may be chosen without a connection. */
const loadTray = () => import('./tray');
const Tray = lazy(() => loadTray().then((module) => ({ default: module.Tray })));

interface ComposerProps {
  roomId: number;
  me: number;
  retryKey: string;
  chat: ChatControl;
  /** The message that is being replied to. */
  answered: ChatMessage | null;
  /** The name of the recipient or group. */
  to: string;
}

/**
 * The message form. Without scripts it posts; with them Enter sends, files can be pasted and
 * dropped, and a draft survives a reload.
 */
export function Composer({ roomId, me, retryKey, chat, answered, to }: ComposerProps) {
  const unsent = useUnsentWord('send', 'chatSendText');
  const note = useUnsentNote('send');
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const text = useRef<HTMLTextAreaElement>(null);
  const [marks, setMarks] = useState<ChatPin[]>([]);
  const ownMarks = marks.filter(({ file }) => file === answered?.id);
  const shared = useRef<() => void>();
  const tray = useTray((file) => {
    chat.upload(file);
    shared.current?.();
  });
  useShared((item, forget) => {
    shared.current = forget;
    tray.add(item.files);
    if (text.current?.value !== '' || item.text === '') return;
    text.current.value = item.text;
    void keepDraft(roomId, me, item.text);
  });
  useEffect(() => {
    let isHere = true;
    void readDraft(roomId, me).then((draft) => {
      if (isHere && draft && text.current?.value === '') text.current.value = draft;
    });
    return () => {
      isHere = false;
    };
  }, [roomId, me]);
  const send = () => {
    const words = text.current?.value.trim() ?? '';
    if (!text.current || words === '') return;
    chat.say(words, ownMarks);
    setMarks([]);
    if (answered) navigate(`/chat?room=${roomId}`, { replace: true, preventScrollReset: true });
    text.current.value = '';
    void keepDraft(roomId, me, '');
    text.current.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return;
    event.preventDefault();
    send();
  };
  const onInput = () => {
    void keepDraft(roomId, me, text.current?.value ?? '');
    chat.type();
  };
  const sendFiles = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    tray.add(files);
  };
  return (
    <div className="chat__foot">
      <FieldError name="chat-text" error={note} />
      {answered && (
        <Quoting roomId={roomId} message={answered} marks={ownMarks} onMark={setMarks} />
      )}
      <Form
        noValidate
        data-works-offline
        className="chat__send"
        method="post"
        action={`/chat?room=${roomId}${answered ? `&reply=${answered.id}` : ''}`}
        onSubmit={isHydrated ? onSubmit : undefined}
        onFocus={() => void loadTray().catch(() => undefined)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => sendFiles(event, event.dataTransfer.files)}
      >
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="chatRoomId" value={roomId} />
        <input type="hidden" name="clientMessageId" value={retryKey} />
        {answered && <input type="hidden" name="replyTo" value={answered.id} />}
        {answered && hasPicture(answered) && (
          <noscript>{import.meta.env.SSR && <PlaceFields />}</noscript>
        )}
        <AttachButton roomId={roomId} onFiles={tray.add} />
        <label className="sr-only" htmlFor="chat-text">
          Message
        </label>
        <textarea
          dir="auto"
          className="textarea"
          id="chat-text"
          ref={text}
          name="chatSendText"
          rows={1}
          maxLength={4_000}
          defaultValue={unsent}
          placeholder="Message"
          required
          onKeyDown={onKeyDown}
          onInput={onInput}
          onPaste={(event) => sendFiles(event, event.clipboardData.files)}
        />
        <Button type="submit" isIcon aria-label="Send">
          <Icon of={SendHorizontal} />
        </Button>
      </Form>
      {tray.items.length > 0 && (
        <Suspense>
          <Tray tray={tray} to={to} />
        </Suspense>
      )}
    </div>
  );
}

const hasPicture = ({ kind, file }: ChatMessage) => kind === 'image' && Boolean(file?.url);

/** Without scripts it opens a page with a form, with them the browser's file picker. */
function AttachButton({ roomId, onFiles }: { roomId: number; onFiles: TrayState['add'] }) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    input.current?.click();
  };
  return (
    <>
      <Link
        className="btn btn--quiet btn--icon"
        to={`/chat?room=${roomId}&file=`}
        aria-label="Attach a file"
        onClick={isHydrated ? choose : undefined}
      >
        <Icon of={Paperclip} />
      </Link>
      {isHydrated && (
        <input
          ref={input}
          hidden
          type="file"
          aria-label="File"
          accept={ACCEPT}
          multiple
          onChange={({ target }) => {
            onFiles(target.files ?? []);
            target.value = '';
          }}
        />
      )}
    </>
  );
}

interface QuotingProps {
  roomId: number;
  message: ChatMessage;
  marks: ChatPin[];
  onMark(marks: ChatPin[]): void;
}

/** The message that is being replied to. */
function Quoting({ roomId, message, marks, onMark }: QuotingProps) {
  return (
    <div className="quoting">
      <span className="quoting__t">
        <b>
          Reply to <DrName of={message.senderName} />
        </b>
        <span dir="auto">{quotedWords(quoteOf(message))}</span>
      </span>
      {hasPicture(message) && <Marking message={message} marks={marks} onMark={onMark} />}
      <Link
        className="btn btn--quiet btn--icon"
        to={`/chat?room=${roomId}`}
        aria-label="Cancel the reply"
        preventScrollReset
      >
        <Icon of={X} />
      </Link>
    </div>
  );
}
