import type { Admin } from '@site/shared/contracts';
import { toast } from '@site/shared/platform';
import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { LoginForm } from './login-form.tsx';

/** The password, and a code after it if the administrator has a second factor. */
export function SignInSteps({ onSignedIn }: { onSignedIn: (admin: Admin) => void }) {
  const [pending, setPending] = useState<string | null>(null);
  const welcome = (admin: Admin) => {
    toast.success('Successfully logged in!');
    onSignedIn(admin);
  };
  if (pending === null) return <LoginForm onSignedIn={welcome} onCodeRequired={setPending} />;
  return <CodeForm pending={pending} onSignedIn={welcome} onBack={() => setPending(null)} />;
}
