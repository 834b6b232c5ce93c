import { Form } from '@remix-run/react';
import { drName } from '../../lib/words';
import { Button } from '../../ui/button';
import { DrName } from '../../ui/dr-name';
import { Link } from '../../ui/link';
import { StatePage } from '../../ui/state-page';

/** In place of the profile of a member whom the reader has blocked. */
export function YouBlocked({ memberId, fullName }: { memberId: number; fullName: string }) {
  return (
    <StatePage>
      <h1>
        You blocked <DrName of={fullName} />
      </h1>
      <p>Neither of you sees the other’s profile. They were not told.</p>
      <Form noValidate method="post" action="/connections/change" reloadDocument>
        <input type="hidden" name="memberId" value={memberId} />
        <input type="hidden" name="fullName" value={fullName} />
        <input type="hidden" name="intent" value="unblock" />
        <Button type="submit" look="secondary" aria-label={`Unblock ${drName(fullName)}`}>
          Unblock
        </Button>
      </Form>
      <p>
        <Link to="/blocked">All blocked and muted</Link>
      </p>
    </StatePage>
  );
}
