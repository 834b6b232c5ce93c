import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { fieldsOf, untouched } from '../../lib/form-state';
import { pageTitle } from '../../lib/meta';
import { AdminFormPage } from '../../shell/admin-frame';
import { setToast } from '../../shell/flash.server';
import { admit } from '../../shell/guard.server';
import type { PageHandle } from '../../shell/page-handle';
import { addPicture, pictures } from '../../shell/publishing/pictures.server';
import { SubmitButton } from '../../ui/button';
import { ErrorSummary } from '../../ui/error-summary';
import { Field } from '../../ui/field';
import { TextField } from '../../ui/text-field';
import { passOn } from '../../wire/client.server';
import { refusedForm } from '../../wire/forms.server';
import '../../shell/publishing/publishing.css';

export const handle: PageHandle = { hydrate: false };
export const meta: MetaFunction = () => pageTitle('Pictures · Administration');

export async function loader(args: LoaderFunctionArgs) {
  await admit(args);
  return { shelf: await pictures(args) };
}

export async function action(args: ActionFunctionArgs) {
  await admit(args);
  const reply = await addPicture(args, passOn(args.request));
  if (!reply.ok) return refusedForm(reply, {});
  return redirect('/admin/blogs/pictures', {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}

export default function Pictures() {
  const { shelf } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? untouched;
  const field = fieldsOf(state);
  return (
    <AdminFormPage
      title="Pictures"
      text="For blogs, and for people on the public pages."
      back={{ to: '/admin/blogs', label: 'Blogs' }}
    >
      <form noValidate className="card card__pad stack" method="post" encType="multipart/form-data">
        <ErrorSummary state={state} />
        <TextField
          label="What it shows"
          {...field('altText')}
          isOptional
          hint="Read aloud to people who cannot see it"
        />
        <Field
          label="Picture"
          name="image"
          error={field('image').error}
          hint="JPG, PNG or GIF, 20 MB at most"
        >
          {(control) => (
            <input
              className="input"
              type="file"
              accept="image/jpeg,image/png,image/gif"
              {...control}
            />
          )}
        </Field>
        <div className="form-page__foot">
          <SubmitButton>Upload</SubmitButton>
        </div>
      </form>
      <ul className="publishing__pictures">
        {shelf.map(({ id, url, thumbnailUrl, altText }) => (
          <li key={id} className="stack stack--s">
            <img src={thumbnailUrl} alt={altText} width={320} height={180} loading="lazy" />
            <p className="quiet">
              {id} {altText && `· ${altText}`}
            </p>
            <code>{`<img src="${url}" alt="${altText}">`}</code>
          </li>
        ))}
      </ul>
    </AdminFormPage>
  );
}
