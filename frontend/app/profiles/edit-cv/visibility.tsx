import { Form } from '@remix-run/react';
import type { CvVisibility } from '../../../../backend/src/profiles/cv-visibility.rules';
import { SubmitButton } from '../../ui/button';
import { RadioGroup } from '../../ui/radio-group';

const names: Record<CvVisibility, string> = {
  members: 'Members',
  connections: 'Connections',
  'only-me': 'Only me',
};
const choices = Object.entries(names).map(([value, label]) => ({ value, label }));

/** Who else may read the CV. */
export function Visibility({ chosen }: { chosen: CvVisibility }) {
  return (
    <Form noValidate className="stack stack--s" method="post">
      <RadioGroup
        name="visibility"
        label="Who may read it?"
        choices={choices}
        defaultValue={chosen}
      />
      <div>
        <SubmitButton look="secondary" name="intent" value="visibility">
          Save choice
        </SubmitButton>
      </div>
    </Form>
  );
}
