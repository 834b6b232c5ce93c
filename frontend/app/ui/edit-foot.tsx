import { LinkButton, SubmitButton } from './button';

/** The end of an edit page: back without a change, or save. */
export function EditFoot({
  memberId,
  label = 'Save Changes',
}: {
  memberId: number;
  label?: string;
}) {
  return (
    <div className="form-page__foot form-page__foot--split">
      <LinkButton look="quiet" size="l" to={`/profile/${memberId}`}>
        Cancel
      </LinkButton>
      <SubmitButton size="l" name="intent" value="save">
        {label}
      </SubmitButton>
    </div>
  );
}
