import { LinkButton, SubmitButton } from './button';

/** The buttons of an edit page: cancel or save. */
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
