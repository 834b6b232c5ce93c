import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UploadRule } from '../../../backend/src/media/upload.rules';
import { problemOf, problemOfFile } from './file-problem';
import { fitting, isTooLargePicture } from './fitting';

interface Chosen {
  file: File;
  /** Set if the file is refused; such a file is not sent. */
  problem?: string;
}

const SHRINKING = 'This picture is larger than the limit. It is being made smaller…';

/** What is known of a file before it is read. */
const firstLook = (file: File, rule: UploadRule): Chosen => ({
  file,
  problem: isTooLargePicture(file, rule) ? SHRINKING : problemOf(file, rule),
});

/**
 * The chosen files of an input. Pictures above their limit are made smaller. Name and size are
 * checked at once, the content as soon as its first bytes are read. The input itself holds only the
 * files that will be sent.
 */
export function useChosenFiles(
  input: RefObject<HTMLInputElement>,
  rule: UploadRule,
  onChoose?: (files: File[]) => void,
) {
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const latest = useRef<File[]>([]);
  const hold = (checked: Chosen[]) => {
    const good = checked.filter(({ problem }) => !problem).map(({ file }) => file);
    setChosen(checked);
    if (input.current) {
      input.current.files = asList(good);
      // Lets the draft of the form notice the change.
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    onChoose?.(good);
  };
  const check = async (files: File[]) => {
    latest.current = files;
    const atOnce = files.map((file) => firstLook(file, rule));
    hold(atOnce);
    const checked = await Promise.all(
      files.map(async (chosenFile) => {
        const file = await fitting(chosenFile, rule);
        return { file, problem: await problemOfFile(file, rule) };
      }),
    );
    const isNews = checked.some(({ problem }, i) => problem !== atOnce[i]?.problem);
    // Skipped if other files were chosen in the meantime, or if there is nothing new.
    if (latest.current === files && isNews) hold(checked);
  };
  const empty = useRef(hold);
  empty.current = hold;
  useEffect(() => {
    const form = input.current?.form;
    const onReset = () => {
      latest.current = [];
      empty.current([]);
    };
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [input]);
  return { chosen, choose: (files: File[]) => void check(files) };
}

/**
 * Stops a form from being sent while one of its files is refused; focuses that file instead. If the
 * files are only being made smaller, the form is sent as soon as they are.
 */
export function useHeldForm(input: RefObject<HTMLInputElement>, chosen: Chosen[]): void {
  const pressed = useRef<{ button: HTMLElement | null }>();
  const hasProblem = chosen.some(({ problem }) => problem);
  const isShrinking = chosen.some(({ problem }) => problem === SHRINKING);
  useEffect(() => {
    const form = input.current?.form;
    if (!form || !hasProblem) return;
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (isShrinking) pressed.current = { button: event.submitter };
      const refused = form.querySelector<HTMLElement>('.file--error button');
      refused?.scrollIntoView({ block: 'center' });
      refused?.focus();
    };
    form.addEventListener('submit', onSubmit, { capture: true });
    return () => form.removeEventListener('submit', onSubmit, { capture: true });
  }, [input, hasProblem, isShrinking]);
  useEffect(() => {
    const { current } = pressed;
    if (isShrinking || !current) return;
    pressed.current = undefined;
    if (!hasProblem) input.current?.form?.requestSubmit(current.button);
  }, [input, hasProblem, isShrinking]);
}

export function asList(files: File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}
