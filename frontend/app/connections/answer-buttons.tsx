import { drName } from '../lib/words';
import type { ButtonLook } from '../ui/button';
import { ConnectionButton, type useConnection } from './connection-button';

interface AnswerButtonsProps {
  connection: ReturnType<typeof useConnection>;
  /** The look of Accept. */
  look: ButtonLook['look'];
}

/** Accept and Cancel for a connection request, each only in the states that allow it. */
export function AnswerButtons({ connection, look }: AnswerButtonsProps) {
  const name = drName(connection.fullName);
  return (
    <>
      <ConnectionButton
        connection={connection}
        intent="accept"
        look={look}
        label={`Accept ${name}`}
      >
        Accept
      </ConnectionButton>
      <ConnectionButton
        connection={connection}
        intent="cancel"
        look="quiet"
        label={`Cancel the request, ${name}`}
      >
        Cancel
      </ConnectionButton>
    </>
  );
}
