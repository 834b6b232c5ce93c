import { closeHistory } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ControlProps } from '../field';
import { followField } from './follow-field';
import { lengthOf, written } from './html';
import { LinkDialog } from './link-dialog';
import { PictureDialog } from './picture-dialog';
import { type Asked, Toolbar } from './toolbar';
import { openView, showOther } from './view';

interface EditorProps extends ControlProps {
  label: string;
  isRequired: boolean;
  picturesTo: string | undefined;
  /** The form field; it keeps the stored value until something is changed. */
  source: RefObject<HTMLTextAreaElement>;
  onOpen: (isOpen: boolean) => void;
}

const PAGE = {
  role: 'textbox',
  'aria-multiline': 'true',
  dir: 'auto',
  class: 'prose rich-text__page',
};

export default function RichTextEditor({ source, onOpen, picturesTo, ...control }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [asked, setAsked] = useState<Asked>();
  const { id, label, isRequired } = control;
  const [invalid, described] = [control['aria-invalid'], control['aria-describedby']];

  useEffect(() => {
    const field = source.current;
    if (!place.current || !field) return undefined;
    const follow = followField(field, (html) => setState(showOther(opened, html)));
    const opened = openView({
      at: place.current,
      html: field.value,
      askForLink: () => setAsked('link'),
      onChange: (changed, isEdited) => {
        setState(changed);
        if (isEdited) follow.write(written(changed.doc));
      },
    });
    view.current = opened;
    setState(opened.state);
    onOpen(true);
    // A label focuses form fields only, so clicking it has to focus the editor.
    const labels = document.querySelector(`label[for="${id}"]`);
    const enter = () => opened.focus();
    labels?.addEventListener('click', enter);
    return () => {
      labels?.removeEventListener('click', enter);
      follow.stop();
      opened.destroy();
      onOpen(false);
    };
  }, [source, onOpen, id]);

  // An error comes and goes while somebody writes.
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        ...PAGE,
        id,
        'aria-label': label,
        ...(isRequired && { 'aria-required': 'true' }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(described && { 'aria-describedby': described }),
      },
    });
  }, [id, label, isRequired, invalid, described]);

  const run = useCallback((command: Command) => {
    const { current } = view;
    if (!current) return;
    // Each use of a tool is an undo step of its own, however quickly they follow each other.
    command(current.state, (change) => current.dispatch(closeHistory(change)));
    current.focus();
  }, []);
  const close = useCallback(
    (command?: Command) => {
      // Below a dialog that is still open the editor cannot take the focus.
      flushSync(() => setAsked(undefined));
      if (command) run(command);
      else view.current?.focus();
    },
    [run],
  );

  return (
    <div className="rich-text">
      {state && (
        <Toolbar state={state} run={run} hasPictures={picturesTo !== undefined} ask={setAsked} />
      )}
      <div ref={place} />
      {state && <p className="quiet rich-text__foot">{lengthOf(state.doc)}</p>}
      {state && asked === 'link' && <LinkDialog state={state} onClose={close} />}
      {state && asked === 'picture' && picturesTo && (
        <PictureDialog state={state} onClose={close} to={picturesTo} />
      )}
    </div>
  );
}
