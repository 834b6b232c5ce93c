import type { ActionFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import type { FormState } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import type { PageHandle } from '../../shell/page-handle';
import type { ChatRoom } from '../chat';
import { act } from './actions.server';
import { Chat } from './chat';
import { loadChat } from './load.server';
import { UnsentWords } from './unsent-words';
import './chat.css';

export const handle: PageHandle = { shell: 'app' };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageTitle(data?.room ? `${nameOf(data.room)} · Chat` : 'Chat');

/** Keeps the names of groups out of the browser's history (lib/meta.ts). */
const nameOf = ({ kind, name }: ChatRoom) => (kind === 'members' ? 'Group' : name);

export const loader = loadChat;

export function action(args: ActionFunctionArgs) {
  return act(args);
}

export default function ChatPage() {
  const page = useLoaderData<typeof loader>();
  const asked = useActionData<typeof action>();
  const isUnsent = asked !== undefined && 'values' in asked;
  return (
    <UnsentWords.Provider value={isUnsent ? (asked as FormState) : null}>
      <Chat page={page} asked={isUnsent ? null : (asked ?? null)} />
    </UnsentWords.Provider>
  );
}
