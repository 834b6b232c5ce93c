import type { Command, EditorState } from 'prosemirror-state';
import { useState } from 'react';
import { Button } from '../button';
import { TextField } from '../text-field';
import { AskingForm } from './asking-form';
import { linkIn, setLink } from './commands';

interface LinkDialogProps {
  state: EditorState;
  onClose: (command?: Command) => void;
}

const EMAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const DOMAIN = /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/;
const REFUSED = 'Please enter a web address, such as https://who.int, or an email address.';

/** Completes a URL or email address as typed; undefined if it is neither. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (EMAIL.test(text)) return `mailto:${text}`;
  const whole = DOMAIN.test(text) ? `https://${text}` : text;
  return /^(https?:\/\/[^\s/]+|mailto:[^\s@]+@)\S+$/i.test(whole) ? whole : undefined;
}

export function LinkDialog({ state, onClose }: LinkDialogProps) {
  const { href } = linkIn(state);
  const [typed, setTyped] = useState(href);
  const [error, setError] = useState<string>();
  const send = () => {
    // An existing link to a path of ours stays unchanged.
    const address = typed === href && href !== '' ? href : addressOf(typed);
    if (address) onClose(setLink(address));
    else setError(REFUSED);
  };
  return (
    <AskingForm
      title={href ? 'Change the link' : 'Link to'}
      yes={href ? 'Change' : 'Link'}
      onSend={send}
      onClose={() => onClose()}
      others={
        href && (
          <Button look="danger-quiet" onClick={() => onClose(setLink(''))}>
            Remove the link
          </Button>
        )
      }
    >
      <TextField
        label="Address"
        name="link-address"
        inputMode="url"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={error}
        hint="A web page or an email address"
      />
    </AskingForm>
  );
}
