import { Eye } from 'lucide-react';
import { CaseFacts } from '../../clinical-cases/case-facts';
import { counted } from '../../lib/words';
import { VerifiedBadge } from '../../profiles/verified-badge';
import { Avatar } from '../../ui/avatar';
import { LinkButton } from '../../ui/button';
import { DiscussionWindow } from '../../ui/discussion-window';
import { DrName } from '../../ui/dr-name';
import { Icon } from '../../ui/icon';
import { waiting } from '../../ui/waiting';
import { Words } from '../../ui/words';
import type { QuotedAnswer, ShowcaseCase } from '../showcase.server';
import './showcase.css';

const NUMBERS = ['', 'One case', 'Two cases', 'Three cases', 'Four cases', 'Five cases'];

/** Cases made public by their authors, each with one picture and at most one answer. */
export function Showcase({ cases }: { cases: ShowcaseCase[] }) {
  return (
    <>
      <div>
        <h1>{NUMBERS[cases.length] ?? 'Six cases'}, as members see them</h1>
        <p className="muted">
          Each has one picture and, if the colleague who wrote it agrees, one answer. Their authors
          made them public with their patients’ consent.
        </p>
      </div>
      <div className="showcase">
        {cases.map((one, i) => (
          <ShownCase key={one.id} shown={one} isFirst={i === 0} />
        ))}
      </div>
      <section className="card card__pad stack stack--s" aria-labelledby="more-cases">
        <h2 id="more-cases">Read all answers, and more cases</h2>
        <p className="muted">
          Tell us who you are, and read as a visitor for seven days. No newsletter; what you enter
          is kept for twelve months. Surgeons can join and see everything.
        </p>
        <div className="row">
          <LinkButton
            size="l"
            to="/communityNonRegister?read="
            data-opens="reading"
            data-into="read"
            data-value=""
          >
            Show the cases
          </LinkButton>
          <LinkButton size="l" look="quiet" to="/signup">
            I am a surgeon, Join Now
          </LinkButton>
        </div>
      </section>
    </>
  );
}

function ShownCase({ shown, isFirst }: { shown: ShowcaseCase; isFirst: boolean }) {
  const { id, diagnosis, question, file, answer, comments } = shown;
  const more = comments - (answer ? 1 : 0);
  return (
    <article className="card showcase__case" aria-labelledby={`shown-${id}`}>
      <div className="stage">
        <div className="stage__media">
          <img
            className="waits"
            src={file.mediumUrl ?? file.url}
            alt={file.altText || `${diagnosis}, a picture`}
            width={file.width ?? 960}
            height={file.height ?? 720}
            loading={isFirst ? undefined : 'lazy'}
            style={waiting(file)}
          />
        </div>
      </div>
      <div className="showcase__body">
        <h2 className="post__title" id={`shown-${id}`} dir="auto">
          {diagnosis}
        </h2>
        <CaseFacts {...shown} />
        {question && (
          <Words
            className="post__question"
            lead={<strong>Clinical question</strong>}
            text={question}
          />
        )}
        {answer && <Answer answer={answer} />}
        <div className="showcase__more">
          <DiscussionWindow post={shown} />
          {more > 0 && (
            <span className="quiet">{counted(more, answer ? 'more answer' : 'answer')}</span>
          )}
        </div>
        <p className="showcase__open quiet">
          <Icon of={Eye} size="s" />
          Made public by its author
        </p>
      </div>
    </article>
  );
}

function Answer({ answer: { text, writer } }: { answer: QuotedAnswer }) {
  return (
    <figure className="showcase__answer">
      <figcaption className="person">
        <Avatar person={writer} size="s" />
        <span className="person__text">
          <b className="person__name">
            <DrName of={writer.fullName} /> {writer.isVerified && <VerifiedBadge />}
          </b>
          <span className="person__meta" dir="auto">
            {[writer.speciality, writer.place].filter(Boolean).join(' · ')}
          </span>
        </span>
      </figcaption>
      <Words as="blockquote" text={`“${text}”`} />
    </figure>
  );
}
