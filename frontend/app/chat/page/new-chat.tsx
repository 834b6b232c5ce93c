import { Form } from '@remix-run/react';
import { ChevronRight, Search, UsersRound } from 'lucide-react';
import { isLongEnough } from '../../../../backend/src/profiles/people/names.rules';
import type { Author } from '../../profiles/author.server';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import type { ChatRoom } from '../chat';
import { PageDialog } from './page-dialog';
import { PersonRow } from './person-row';

interface NewChatProps {
  rooms: readonly ChatRoom[];
  people: { colleagues: Author[]; found: Author[]; term: string };
  me: number;
}

const RECENT = 4;

/** Chooses whom to write to: a recent chat, a connection, anybody by name, or a new group. */
export function NewChat({ rooms, people, me }: NewChatProps) {
  const { colleagues, found, term } = people;
  const recent = rooms.filter(({ partnerId }) => partnerId !== null).slice(0, RECENT);
  return (
    <PageDialog title="New chat" backTo="/chat" className="people">
      <Form noValidate method="get" action="/chat" replace className="people__search">
        <input type="hidden" name="new" value="" />
        <div className="input-wrap">
          <Icon of={Search} />
          <input
            dir="auto"
            className="input"
            type="search"
            name="find"
            defaultValue={term}
            aria-label="Find a surgeon"
            placeholder="Name, speciality or city"
          />
        </div>
        <button className="btn btn--secondary" type="submit">
          Search
        </button>
      </Form>
      <Link className="pick pick--act" to="/chat?newGroup=">
        <span className="pick__i">
          <Icon of={UsersRound} />
        </span>
        <span className="person__text">
          <b className="person__name">New group</b>
          <span className="person__meta" dir="auto">
            Up to 200 members, made by you
          </span>
        </span>
        <Icon of={ChevronRight} size="s" />
      </Link>
      {term !== '' && (
        <People
          title="Found"
          people={found.filter(({ memberId }) => memberId !== me)}
          none={!isLongEnough(term) ? 'Please type at least three letters.' : 'Nobody found.'}
        />
      )}
      {term === '' && recent.length > 0 && (
        <>
          <h3 className="pick-h">Recent</h3>
          <ul>
            {recent.map((room) => (
              <li key={room.id}>
                <Link className="pick" to={`/chat?room=${room.id}`}>
                  <PersonRow person={{ ...room, fullName: room.name }} isOnline={room.isOnline} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {term === '' && (
        <People
          title="Your connections"
          people={colleagues}
          none="You have no connections yet. Search by name to write to anyone."
        />
      )}
    </PageDialog>
  );
}

interface PeopleProps {
  title: string;
  people: readonly Author[];
  none: string;
}

function People({ title, people, none }: PeopleProps) {
  return (
    <>
      <h3 className="pick-h">{title}</h3>
      {people.length === 0 && <p className="quiet">{none}</p>}
      <ul>
        {people.map((person) => (
          <li key={person.memberId}>
            <Link className="pick" to={`/chat?with=${person.memberId}`}>
              <PersonRow person={person} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
