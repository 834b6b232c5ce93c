import { useEffect, useState } from 'react';

/** Keeps the latest action data, which the router drops when the loaders are revalidated. */
export function useKept<Answer>(answer: Answer | undefined): Answer | undefined {
  const [kept, keep] = useState(answer);
  useEffect(() => {
    if (answer !== undefined) keep(answer);
  }, [answer]);
  return answer ?? kept;
}
