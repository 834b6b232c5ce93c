import { MessagesSquare } from 'lucide-react';
import { LinkButton } from '../ui/button';
import { DrName } from '../ui/dr-name';
import { Icon } from '../ui/icon';
import { AnswerButtons } from './answer-buttons';
import { useConnection } from './connection-button';

interface RequestAnswerProps {
  actor: { memberId: number; fullName: string };
  connection: { connectionId: number; state: 'received' | 'connected' };
}

/** Accept and Cancel next to a connection request; Message once both are connected. */
export function RequestAnswer({ actor, connection: { connectionId, state } }: RequestAnswerProps) {
  const { memberId, fullName } = actor;
  const connection = useConnection({ memberId, fullName, connectionId, state });
  return (
    <div className="row row--tight request-answer">
      {connection.state === 'connected' && (
        <LinkButton look="secondary" to={`/chat?with=${memberId}`}>
          <Icon of={MessagesSquare} />
          Message
          <span className="sr-only">
            {' '}
            <DrName of={fullName} />
          </span>
        </LinkButton>
      )}
      {state === 'received' && <AnswerButtons connection={connection} look="secondary" />}
    </div>
  );
}
