import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MetaFunction } from '@remix-run/react';
import type { ReactNode } from 'react';
import { pageTitle } from '../../lib/meta';
import { Fields } from './fields';
import { Brands, Buttons, Colours, Labels, Types } from './looks';
import { Media } from './media';
import { Messages, Steps } from './messages';
import './styleguide.css';

export const meta: MetaFunction = () => pageTitle('Components');

/** The style guide: every component in every state. Available in local development only. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.stage !== 'local') throw new Response(null, { status: 404 });
  return null;
}

const sheets = [
  { title: 'Brand', text: 'A curved needle above, its thread below.', sheet: <Brands /> },
  { title: 'Colour', text: 'Roles, not ramps. Both themes follow.', sheet: <Colours /> },
  { title: 'Type', text: 'Inter; body 16, meta 14, labels 12.', sheet: <Types /> },
  { title: 'Buttons', text: 'One primary in a view; targets of 44 px.', sheet: <Buttons /> },
  { title: 'Fields', text: 'Label, hint, message, summary.', sheet: <Fields /> },
  {
    title: 'Labels and people',
    text: 'Each colour comes with a word or an icon.',
    sheet: <Labels />,
  },
  { title: 'Stitches and steps', text: 'One stitch is one step.', sheet: <Steps /> },
  { title: 'Media and cases', text: 'The picture is the case.', sheet: <Media /> },
  { title: 'Messages', text: 'Toasts, banners, dialogs, empty and waiting.', sheet: <Messages /> },
];

export default function Styleguide() {
  return (
    <main id="main" className="frame sheet">
      <h1>Components</h1>
      {sheets.map(({ title, text, sheet }) => (
        <Sheet key={title} title={title} text={text}>
          {sheet}
        </Sheet>
      ))}
    </main>
  );
}

function Sheet({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="sheet__sec">
      <div className="sheet__head">
        <h2>{title}</h2>
        <p className="muted small">{text}</p>
      </div>
      <div className="sheet__body">{children}</div>
    </section>
  );
}
