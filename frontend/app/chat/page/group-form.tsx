import { Form } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { isNamed } from '../../../../backend/src/profiles/people/names.rules';
import type { Author } from '../../profiles/author.server';
import { LinkButton, SubmitButton } from '../../ui/button';
import { useHydrated } from '../../ui/use-hydrated';
import type { ChatRoom } from '../chat';
import { PageDialog } from './page-dialog';
import { PersonRow } from './person-row';
import { useUnsentWord } from './unsent-words';

const MOST = 200;

/** Creates a group from the reader's connections. */
export function NewGroup({ colleagues, retryKey }: { colleagues: Author[]; retryKey: string }) {
  return (
    <PageDialog title="New group" backTo="/chat?new=" className="people">
      <Form noValidate method="post" action="/chat" className="stack">
        <input type="hidden" name="intent" value="makeGroup" />
        <input type="hidden" name="retryKey" value={`group-${retryKey}`} />
        <GroupFields>
          <Chooser people={colleagues} isOf={MOST} already={1} />
        </GroupFields>
        <p className="field__hint">
          Members see each other’s names and the messages from the moment they join.
        </p>
        <div className="dialog__actions">
          <SubmitButton>Create group</SubmitButton>
        </div>
      </Form>
    </PageDialog>
  );
}

/** Changes the name and the rule of a group, for its admins. */
export function ChangeGroup({ room }: { room: ChatRoom }) {
  const backTo = `/chat?room=${room.id}&members=`;
  return (
    <PageDialog title="Change group" backTo={backTo} className="people">
      <Form noValidate method="post" action={`/chat?room=${room.id}`} replace className="stack">
        <input type="hidden" name="intent" value="changeGroup" />
        <input type="hidden" name="chatRoomId" value={room.id} />
        <GroupFields name={room.name} onlyAdminsAdd={room.onlyAdminsAdd} />
        <div className="dialog__actions">
          <LinkButton look="secondary" to={backTo}>
            Cancel
          </LinkButton>
          <SubmitButton>Save</SubmitButton>
        </div>
      </Form>
    </PageDialog>
  );
}

interface AddMembersProps {
  room: ChatRoom;
  colleagues: Author[];
}

export function AddMembers({ room, colleagues }: AddMembersProps) {
  const backTo = `/chat?room=${room.id}&members=`;
  return (
    <PageDialog title="Add members" backTo={backTo} className="people">
      <Form noValidate method="post" action={`/chat?room=${room.id}`} replace className="stack">
        <input type="hidden" name="intent" value="addMember" />
        <input type="hidden" name="chatRoomId" value={room.id} />
        <Chooser people={colleagues} isOf={MOST} already={room.members} />
        <div className="dialog__actions">
          <LinkButton look="secondary" to={backTo}>
            Cancel
          </LinkButton>
          <SubmitButton>Add</SubmitButton>
        </div>
      </Form>
    </PageDialog>
  );
}

interface GroupFieldsProps {
  name?: string;
  onlyAdminsAdd?: boolean;
  children?: ReactNode;
}

function GroupFields({ name = '', onlyAdminsAdd = true, children }: GroupFieldsProps) {
  const words = useUnsentWord(name === '' ? 'makeGroup' : 'changeGroup', 'name', name);
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor="group-name">
          Group name
        </label>
        <input
          dir="auto"
          className="input"
          id="group-name"
          name="name"
          maxLength={80}
          defaultValue={words}
          required
        />
      </div>
      {children}
      <label className="pick pick--rule">
        <span className="person__text">
          Only group admins add members
          <span className="person__meta" dir="auto">
            {name === '' ? 'You are the first admin. You can name others later.' : ''}
          </span>
        </span>
        <input type="checkbox" name="onlyAdminsAdd" defaultChecked={onlyAdminsAdd} />
      </label>
    </>
  );
}

interface ChooserProps {
  people: readonly Author[];
  isOf: number;
  /** How many members the group has already. */
  already: number;
}

/** A list of colleagues with checkboxes; with scripts it has a search field. */
function Chooser({ people, isOf, already }: ChooserProps) {
  const isHydrated = useHydrated();
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const matches = ({ fullName, place, speciality }: Author) =>
    isNamed(`${fullName} ${speciality} ${place}`, wanted);
  const toggle = (id: number, is: boolean) =>
    setChosen((all) => (is ? [...all, id] : all.filter((one) => one !== id)));
  return (
    <fieldset className="people__choice">
      <legend className="field__label">
        Members{' '}
        <span className="field__optional">
          {already + chosen.length} of {isOf}
        </span>
      </legend>
      {isHydrated && people.length > 6 && (
        <input
          dir="auto"
          className="input"
          type="search"
          aria-label="Search your connections"
          placeholder="Search your connections"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      {people.length === 0 && <p className="quiet">You can add members you are connected with.</p>}
      <ul>
        {people.map((person) => (
          <li key={person.memberId} hidden={!matches(person)}>
            <label className="pick">
              <PersonRow person={person} />
              <input
                type="checkbox"
                name="members"
                value={person.memberId}
                onChange={({ target }) => toggle(person.memberId, target.checked)}
              />
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
