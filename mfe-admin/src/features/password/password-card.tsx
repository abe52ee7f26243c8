import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { request } from '@site/shared/api';
import {
  type ChangeAdminPasswordRequest,
  commonPasswordError,
  type UpdatePasswordForm,
  updatePasswordForm,
} from '@site/shared/contracts/identity';
import { fieldErrorsOf, http, messageOf, toast } from '@site/shared/platform';
import { Button, Card, NewPasswordFields, PasswordField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';
import forms from '../../forms/form.module.css';

const empty: UpdatePasswordForm = { currentPassword: '', password: '', confirmation: '' };

/** The administrator's own password. */
export function PasswordCard() {
  const { register, handleSubmit, setError, reset, formState } = useForm<UpdatePasswordForm>({
    resolver: standardSchemaResolver(updatePasswordForm),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ currentPassword, password }: UpdatePasswordForm) => {
    try {
      await changePassword({ currentPassword, newPassword: password });
      toast.success("Password changed! You've been signed out everywhere else.");
      reset(empty);
    } catch (error) {
      const { newPassword, currentPassword: former } = fieldErrorsOf(error);
      const focus = { shouldFocus: true };
      if (newPassword) setError('password', { message: newPassword }, focus);
      if (former) setError('currentPassword', { message: former }, focus);
      if (!newPassword && !former) {
        toast.error(messageOf(error, "We couldn't change your password. Please try again."));
      }
    }
  };

  return (
    <Card as="section" padding="lg" aria-labelledby="own-password">
      <form className={forms.narrow} noValidate onSubmit={handleSubmit(submit)}>
        <h2 id="own-password">Password</h2>
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <NewPasswordFields
          label="New password"
          errors={errors}
          field={register}
          check={checkPassword}
        />
        <Button type="submit" variant="primary" busy={isSubmitting} className={forms.submit}>
          Change password
        </Button>
      </form>
    </Card>
  );
}

const checkPassword = (typed: string) => commonPasswordError(typed, http);

/** Changes the administrator's password; their other sessions end. */
async function changePassword(body: ChangeAdminPasswordRequest): Promise<void> {
  await request('PUT /v1/admins/me/password', { body });
}
