import { useRouteLoaderData } from '@remix-run/react';
import { Count } from '../ui/count';

/** The number of questions awaiting the user's answer, from the root loader. */
export function QuestionsCount() {
  const { questions = 0 } = useRouteLoaderData<{ questions: number }>('root') ?? {};
  return <Count of={questions} what="open" />;
}
