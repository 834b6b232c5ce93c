import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react';
import { pageTitle } from '../../lib/meta';
import { backToProfile } from '../../shell/edit-page.server';
import { admitSignedIn } from '../../shell/guard.server';
import { FormPage } from '../../ui/form-page';
import { noStore } from '../../wire/no-store.server';
import { receiveForm } from '../../wire/received-form.server';
import { ownProfile } from '../own-profile.server';
import { changePicture } from '../profile-changes.server';
import { PictureForm } from './picture-form';

export const meta: MetaFunction = () => pageTitle('Profile picture');
export const headers = noStore;

interface Answer {
  error?: string;
  undeclared?: string;
}

export async function loader(args: LoaderFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const { fullName, pictureUrl } = await ownProfile(args, memberId);
  return { memberId, person: { fullName, pictureUrl } };
}

export async function action(args: ActionFunctionArgs) {
  const { memberId } = await admitSignedIn(args);
  const reply = await changePicture(args, await receiveForm(args.request));
  if (reply.ok) return backToProfile(memberId, reply.msg);
  const undeclared = reply.errors?.['showsMe']?.[0];
  const error = undeclared ? undefined : (reply.errors?.['profile_pic']?.[0] ?? reply.msg);
  return data<Answer>({ error, undeclared }, { status: reply.code });
}

export default function EditPicture() {
  const { memberId, person } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  return (
    <FormPage
      title="Profile picture"
      text="Colleagues trust a face. It is cropped to a square, checked for words, and shown as a circle."
    >
      <PictureForm memberId={memberId} person={person} {...answer} />
    </FormPage>
  );
}
