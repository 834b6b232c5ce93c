import { Layers } from 'lucide-react';
import { useEffect, useState } from 'react';
import { excerptOf } from '../../../../backend/src/visitors/excerpt.rules';
import { counted, shortened } from '../../lib/words';
import { Avatar } from '../../ui/avatar';
import { DrName } from '../../ui/dr-name';
import { Icon } from '../../ui/icon';
import { Segmented } from '../../ui/radio-group';
import { Stitches } from '../../ui/stitches';
import { Words } from '../../ui/words';
import type { Session } from '../../wire/session.server';
import '../posts.css';
import { ADD_FORM } from './add-form';
import { type Draft, draftOf, firstPictureOf } from './previewed-draft';

/** As the API cuts the history for visitors who left no name. */
const VISITORS_READ = 200;
const VIEWERS = [
  { value: 'members', label: 'Members' },
  { value: 'visitors', label: 'Visitors' },
];

interface CasePreviewProps {
  author: Session;
  isImage: boolean;
}

/** The post as its readers will see it, following the form beside it. */
export function CasePreview({ author, isImage }: CasePreviewProps) {
  const { draft, picture } = useDraft();
  const [isForVisitors, setForVisitors] = useState(false);
  return (
    <section aria-labelledby="preview-title">
      <div className="case-preview__head">
        <h2 className="card__title" id="preview-title">
          What others will see
        </h2>
        {!isImage && (
          <Segmented
            labelledBy="preview-title"
            name="preview-for"
            choices={VIEWERS}
            defaultValue="members"
            onChange={({ target }) => setForVisitors(target.value === 'visitors')}
          />
        )}
      </div>
      <div className="card post case-preview">
        {isForVisitors ? (
          <ForVisitors draft={draft} />
        ) : (
          <ForMembers draft={draft} picture={picture} author={author} isImage={isImage} />
        )}
      </div>
      <p className="small muted">
        {isForVisitors
          ? 'Visitors who leave their name read all of the text, and see the files if you allow it.'
          : 'You check the files in the next step. Nothing is posted before that.'}
      </p>
    </section>
  );
}

interface ForMembersProps extends CasePreviewProps {
  draft: Draft;
  picture: string | undefined;
}

function ForMembers({ draft, picture, author, isImage }: ForMembersProps) {
  return (
    <>
      <header className="post__head">
        <div className="person">
          <Avatar person={author} size="s" />
          <div className="person__text">
            <span className="person__name">
              <DrName of={author.fullName} />
            </span>
            <span className="person__meta" dir="auto">
              {author.speciality} · now
            </span>
          </div>
        </div>
      </header>
      {draft.files > 0 && (
        <div className="stage">
          {picture ? (
            <span className="stage__media">
              <img src={picture} alt="" width="960" height="600" />
            </span>
          ) : (
            <span className="stage__files">{counted(draft.files, 'file')}</span>
          )}
          <span className="stage__tag">
            <Icon of={Layers} size="s" />
            {counted(draft.files, 'file')}, not reviewed yet
          </span>
        </div>
      )}
      <div className="post__body">
        <Story draft={draft} text={cut(draft.text)} />
        {draft.question && (
          <Words
            className="post__question"
            lead={<strong>Clinical question</strong>}
            text={cut(draft.question)}
          />
        )}
      </div>
      {!isImage && (
        <div className="post__window">
          <p className="post__status">
            <Stitches placed={0} label="Not started" />
            {draft.asksPatient
              ? 'Opens for seven days when the patient agrees'
              : 'Open for seven days'}
          </p>
        </div>
      )}
    </>
  );
}

const ForVisitors = ({ draft }: { draft: Draft }) => (
  <div className="post__body">
    <Story draft={draft} text={excerptOf(draft.text || draft.question, VISITORS_READ)} />
  </div>
);

function Story({ draft: { title, facts }, text }: { draft: Draft; text: string }) {
  return (
    <>
      <h3 className="post__title" dir="auto">
        {title || <span className="muted">No title yet</span>}
      </h3>
      <p className="post__facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {text && <Words className="post__text" text={text} />}
    </>
  );
}

function cut(text: string): string {
  const { start, isCut } = shortened(text.trim());
  return isCut ? `${start}…` : start;
}

/** What the form holds, read again after each change. */
function useDraft() {
  const [draft, setDraft] = useState<Draft>(() => draftOf(theForm()));
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    const form = theForm();
    let shown: File | undefined;
    let address = '';
    const read = () => {
      setDraft(draftOf(form));
      const first = firstPictureOf(form);
      if (first === shown) return;
      URL.revokeObjectURL(address);
      shown = first;
      address = first ? URL.createObjectURL(first) : '';
      setPicture(address || undefined);
    };
    read();
    form?.addEventListener('input', read);
    return () => {
      form?.removeEventListener('input', read);
      URL.revokeObjectURL(address);
    };
  }, []);
  return { draft, picture };
}

const theForm = () => document.querySelector<HTMLFormElement>(`#${ADD_FORM}`);
