import { Avatar } from '../ui/avatar';
import { DrName } from '../ui/dr-name';
import type { Mentions } from './use-mentions';

/** The members suggested after an @. */
export function MentionList({ id, mentions }: { id: string; mentions: Mentions }) {
  const { matches, current, choose } = mentions;
  if (matches.length === 0) return null;
  return (
    <div className="listbox mentions" role="listbox" id={`${id}-mentions`} aria-label="Members">
      {matches.map((member, i) => (
        <div
          key={member.memberId}
          role="option"
          id={`${id}-mention-${i}`}
          aria-selected={i === current}
          tabIndex={-1}
          // Keeps focus in the text area.
          onPointerDown={(event) => {
            event.preventDefault();
            choose(member);
          }}
        >
          <Avatar person={member} size="xs" />
          <span>
            <DrName of={member.fullName} />
          </span>
          <small>{member.speciality}</small>
        </div>
      ))}
    </div>
  );
}
