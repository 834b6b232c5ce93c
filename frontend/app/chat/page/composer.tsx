import { Form } from '@remix-run/react';
import { Paperclip, SendHorizontal } from 'lucide-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
} from 'react';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { useHydrated } from '../../ui/use-hydrated';
import { keepDraft, readDraft } from './drafts';
import type { ChatControl } from './use-chat';
import './composer.css';

interface ComposerProps {
  roomId: number;
  retryKey: string;
  chat: ChatControl;
}

const ACCEPT = '.jpg,.jpeg,.png,.webp,.heic,.heif,.gif,.pdf,.mp4,.mov,.webm,.docx,.xlsx,.pptx,.txt';

/** Where one writes. Without scripts it posts; with them Enter sends, files are pasted and dropped, and a draft survives. */
export function Composer({ roomId, retryKey, chat }: ComposerProps) {
  const isHydrated = useHydrated();
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (text.current && text.current.value === '') text.current.value = readDraft(roomId);
  }, [roomId]);
  const send = () => {
    const words = text.current?.value.trim() ?? '';
    if (!text.current || words === '') return;
    chat.say(words);
    text.current.value = '';
    keepDraft(roomId, '');
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
    keepDraft(roomId, text.current?.value ?? '');
    chat.type();
  };
  const sendFiles = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    if (!files || files.length === 0) return;
    event.preventDefault();
    for (const file of files) chat.upload(file);
  };
  return (
    <div className="chat__foot">
      <Form
        data-works-offline
        className="chat__send"
        method="post"
        action={`/chat?room=${roomId}`}
        onSubmit={isHydrated ? onSubmit : undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => sendFiles(event, event.dataTransfer.files)}
      >
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="chatRoomId" value={roomId} />
        <input type="hidden" name="clientMessageId" value={retryKey} />
        {isHydrated && <AttachButton onFile={chat.upload} />}
        <label className="sr-only" htmlFor="chat-text">
          Message
        </label>
        <textarea
          className="textarea"
          id="chat-text"
          ref={text}
          name="chatSendText"
          rows={1}
          maxLength={4_000}
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
      {!isHydrated && <FileForm roomId={roomId} retryKey={retryKey} />}
    </div>
  );
}

function AttachButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="quiet" isIcon aria-label="Attach a file" onClick={() => input.current?.click()}>
        <Icon of={Paperclip} />
      </Button>
      <input
        ref={input}
        className="sr-only"
        type="file"
        tabIndex={-1}
        aria-label="File"
        accept={ACCEPT}
        multiple
        onChange={({ target }) => {
          for (const file of target.files ?? []) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}

/** Without scripts files have a form of their own. */
function FileForm({ roomId, retryKey }: { roomId: number; retryKey: string }) {
  return (
    <form
      className="chat__file"
      method="post"
      action={`/chat?room=${roomId}`}
      encType="multipart/form-data"
    >
      <input type="hidden" name="chatRoomId" value={roomId} />
      <input type="hidden" name="clientMessageId" value={`file-${retryKey}`} />
      <label>
        <span className="sr-only">File</span>
        <input type="file" name="chatFile" accept={ACCEPT} required />
      </label>
      <Button type="submit" look="secondary">
        Send file
      </Button>
    </form>
  );
}
