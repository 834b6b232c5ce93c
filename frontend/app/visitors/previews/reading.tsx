import { CONSENT_TEXT } from '../../../../backend/src/visitors/consent.rules';
import { type FormState, fieldsOf, untouched } from '../../lib/form-state';
import { Button, LinkButton } from '../../ui/button';
import { asChoices } from '../../ui/choices';
import { Link } from '../../ui/link';
import { PublicForm } from '../../ui/public-form';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';

const TITLE = 'Sign up to read the whole case';
const PROFESSIONS = asChoices(['Student', 'Physician', 'Non Medical Person']);

/** Opened by enhance.ts; without JavaScript the link leads to a page with the same form. */
export function ReadingDialog({ opened }: { opened: number }) {
  return (
    <dialog className="dialog" id="reading" aria-labelledby="reading-title">
      <div className="dialog__body stack">
        <h2 id="reading-title">{TITLE}</h2>
        <ReadingForm read="" state={untouched} opened={opened} />
        <form noValidate method="dialog">
          <Button type="submit" look="quiet" isWide>
            Cancel
          </Button>
        </form>
      </div>
    </dialog>
  );
}

export function ReadingPage(reading: ReadingProps) {
  return (
    <section className="card card__pad stack" aria-labelledby="reading-title">
      <h1 id="reading-title">{TITLE}</h1>
      <ReadingForm {...reading} />
      <LinkButton to="/communityNonRegister" look="quiet" isWide>
        Cancel
      </LinkButton>
    </section>
  );
}

interface ReadingProps {
  /** The id of the case the visitor wanted to read. */
  read: string;
  state: FormState;
  opened: number;
}

function ReadingForm({ read, state, opened }: ReadingProps) {
  const field = fieldsOf(state);
  return (
    <>
      <p>
        Surgeons read and discuss everything: <Link to="/signup">Join Now</Link>, it is free.
        Everyone else can read as a visitor for seven days.
      </p>
      <PublicForm
        state={state}
        opened={opened}
        submit="Agree and read"
        action="/communityNonRegister"
      >
        <input type="hidden" name="read" value={read} />
        <TextField label="Name" {...field('name')} autoComplete="name" maxLength={100} />
        <TextField
          label="Email"
          {...field('email_id')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <SelectField
          label="Profession"
          {...field('profession')}
          choices={PROFESSIONS}
          placeholder="Select Profession"
        />
        <TextField
          label="Mobile number"
          {...field('mobile_number')}
          type="tel"
          autoComplete="tel"
          isOptional
          maxLength={30}
        />
        <p className="quiet">
          {CONSENT_TEXT} <Link to="/privacy-policy">Privacy Policy</Link>
        </p>
      </PublicForm>
    </>
  );
}
