import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { request } from '@site/shared/api';
import { type ForgotPasswordRequest, forgotPasswordRequest } from '@site/shared/contracts/identity';
import { fieldErrorsOf, messageOf } from '@site/shared/platform';
import { Button, Notice, TextField } from '@site/shared/ui';
import { useForm } from 'react-hook-form';

/** Requests a reset link. Never reveals whether an address has an account. */
export function ForgotForm() {
  const { register, handleSubmit, setError, formState } = useForm<ForgotPasswordRequest>({
    resolver: standardSchemaResolver(forgotPasswordRequest),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = formState;

  const submit = async ({ email }: ForgotPasswordRequest) => {
    try {
      await requestReset(email);
    } catch (error) {
      const emailError = fieldErrorsOf(error).email;
      if (emailError) setError('email', { message: emailError }, { shouldFocus: true });
      else setError('root', { message: messageOf(error, FAILED) });
    }
  };

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <TextField
        label="Email"
        placeholder="Email Id"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register('email')}
      />
      {errors.root?.message && <Notice tone="danger">{errors.root.message}</Notice>}
      {isSubmitSuccessful && <Sent />}
      <Button
        type="submit"
        variant={isSubmitSuccessful ? 'secondary' : 'primary'}
        size="lg"
        wide
        busy={isSubmitting}
      >
        {isSubmitSuccessful ? 'Send again' : 'Send reset link'}
      </Button>
    </form>
  );
}

const FAILED = "We couldn't send the email. Please try again.";

const Sent = () => (
  <Notice tone="success" title="If there's an account with this email, a reset link is on its way.">
    <p>It works once, within an hour. If you can't find it, check your spam folder.</p>
  </Notice>
);

/** Requests the email with the link. The response is the same whether or not there is an account. */
const requestReset = (email: string): Promise<unknown> =>
  request('POST /v1/auth/password/forgot', { body: { email } });
