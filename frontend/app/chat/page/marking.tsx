import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { counted } from '../../lib/words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { showToast } from '../../ui/toast';
import { useHydrated } from '../../ui/use-hydrated';
import type { ChatMessage, ChatPin } from '../chat';

interface MarkingProps {
  message: ChatMessage;
  marks: ChatPin[];
  onMark(marks: ChatPin[]): void;
}

/** The tools are loaded on first use. @returns undefined if they cannot be */
const loadTools = () =>
  import('./choose-mark').catch(() => {
    showToast({ kind: 'error', text: 'No place can be marked just now. Please try again.' });
    return undefined;
  });

/** With scripts: beside the message that is replied to, marks in its picture go along. */
export function Marking({ message, marks, onMark }: MarkingProps) {
  const [tools, setTools] = useState<Awaited<ReturnType<typeof loadTools>>>();
  const { file } = message;
  if (!useHydrated() || !file) return null;
  return (
    <>
      <Button
        look="quiet"
        aria-label={marks.length > 0 ? `${counted(marks.length, 'mark')}: change` : 'Mark a place'}
        onClick={async () => setTools(await loadTools())}
      >
        <Icon of={MapPin} />
        {marks.length > 0 ? marks.length : null}
      </Button>
      {tools && (
        <tools.ChooseMark
          message={{ ...message, file }}
          marks={marks}
          onSettle={(chosen) => {
            setTools(undefined);
            if (chosen) onMark(chosen);
          }}
        />
      )}
    </>
  );
}
