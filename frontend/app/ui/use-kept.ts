import { useEffect, useState } from 'react';

/** What an action answered last: when the page asks its loaders anew, the router forgets it. */
export function useKept<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, keep] = useState(answer);
  useEffect(() => {
    if (answer !== undefined) keep(answer);
  }, [answer]);
  return answer ?? kept;
}
