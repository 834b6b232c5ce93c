import { useRouteLoaderData } from '@remix-run/react';
import { Count } from '../ui/count';

/** How many questions wait for the reader's answer, as the page came. */
export function QuestionsCount() {
  const { questions = 0 } = useRouteLoaderData<{ questions: number }>('root') ?? {};
  return <Count of={questions} what="open" />;
}
