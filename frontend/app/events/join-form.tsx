import { ExternalLink } from 'lucide-react';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

interface JoinFormProps {
  id: number;
  words: string;
  /** Of the event, where several are on the page. */
  title?: string;
  size?: 'l';
  isWide?: boolean;
}

/** Records that the member joined an event that has begun, and opens its link in a new tab. */
export function JoinForm({ id, words, title, ...look }: JoinFormProps) {
  return (
    <form noValidate method="post" action={`/events/${id}/join`} target="_blank" rel="noopener">
      <Button type="submit" {...look}>
        {words}
        <Icon of={ExternalLink} />
        <span className="sr-only">{title} (opens in a new tab)</span>
      </Button>
    </form>
  );
}
