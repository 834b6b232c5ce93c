import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { uploadRules } from '../../../../backend/src/media/upload.rules';
import { problemOfFile } from '../../media/file-problem';
import { fitting } from '../../media/fitting';
import { NOT_DECLARED, PORTRAIT, PortraitField } from '../../profiles/portrait-field';
import { Avatar } from '../../ui/avatar';
import { Optional } from '../../ui/field';
import type { PersonalState } from './personal-state';

/** Step 1 has a sentence of its own. */
const RULE = { ...uploadRules['profile-picture'], wrongType: 'Please select a valid image file' };

interface PhotoFieldProps {
  fullName: string;
  pictureUrl: string | null;
  error?: string;
  /** It was not said that the picture shows the member and no patient. */
  undeclared?: string;
  /** Whether the box was ticked before. */
  isDeclared: boolean;
}

/**
 * With JavaScript the photo is uploaded as soon as it is chosen and declared; without, it is sent
 * with the form.
 */
export function PhotoField({
  fullName,
  pictureUrl,
  error,
  undeclared,
  isDeclared,
}: PhotoFieldProps) {
  const fetcher = useFetcher<PersonalState>();
  const [problem, setProblem] = useState<string>();
  const [missing, setMissing] = useState(undeclared);
  useEffect(() => setMissing(undeclared), [undeclared]);
  const [box, input] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const sent = fetcher.data;
  const message = problem ?? (sent ? sent.errors[PORTRAIT]?.[0] : error);
  const send = async () => {
    const given = input.current?.files?.[0];
    if (!given) return setMissing(undefined);
    const file = await fitting(given, RULE);
    const found = await problemOfFile(file, RULE);
    setProblem(found);
    const isMissing = !found && !box.current?.checked;
    setMissing(isMissing ? NOT_DECLARED : undefined);
    // It stays chosen until it is declared; the form would be refused with it.
    if (isMissing) return;
    // Cleared in either case, so that the form submits neither a refused file nor this one again.
    if (input.current) input.current.value = '';
    if (found) return;
    const form = new FormData();
    form.set('intent', 'photo');
    form.set('showsMe', 'true');
    form.set(PORTRAIT, file);
    fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' });
  };
  return (
    <PortraitField
      label={
        <>
          Profile photo <Optional />
        </>
      }
      hint="JPG, GIF or PNG, up to 5 MB."
      progress={fetcher.state === 'idle' ? undefined : 'Uploading...'}
      error={message}
      undeclared={missing}
      isDeclared={isDeclared}
      avatar={
        <Avatar person={{ fullName, pictureUrl: sent?.pictureUrl ?? pictureUrl }} size="xl" />
      }
      input={input}
      box={box}
      onChoose={send}
      onDeclare={send}
    />
  );
}
