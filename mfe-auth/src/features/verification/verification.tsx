import { messageOf, statusOf, useQuery } from '@site/shared/platform';
import { Button, Notice } from '@site/shared/ui';
import { useState } from 'react';
import { ClaimForm } from './claim-form.tsx';
import { Claimed, DeadLink, Verified } from './outcomes.tsx';
import { ProofForm } from './proof-form.tsx';
import { isVerifiedAlready, requiredProof, verification } from './verification.queries.ts';

/** After these, a retry may work. */
const passing = [401, 429];

/** Confirms an address as soon as it is rendered, and shows the result or what else is needed. */
export function Verification({ token }: { token: string }) {
  const { isSuccess, error, refetch } = useQuery(verification(token));
  if (isSuccess) return <Verified />;
  if (!error) return <p role="status">Verifying your email...</p>;
  const proof = requiredProof(error);
  if (proof) return <Proof token={token} claimable={proof.claimable} />;
  if (isVerifiedAlready(error)) return <Verified />;
  const status = statusOf(error);
  const isFinal = status !== null && status < 500 && !passing.includes(status);
  if (isFinal) return <DeadLink message={messageOf(error, "It's been used or has expired.")} />;
  return (
    <>
      <Notice tone="danger">
        {messageOf(error, "We couldn't verify your email. Please try again.")}
      </Notice>
      <Button size="lg" wide onClick={() => void refetch()}>
        Try again
      </Button>
    </>
  );
}

interface ProofProps {
  token: string;
  /** Whether the account can be claimed, since nobody has verified it yet. */
  claimable: boolean;
}

type State = 'password' | 'password-again' | 'claim' | 'verified' | 'claimed' | { dead: string };

/** In a browser that isn't signed in to the account, the link alone isn't enough. */
function Proof({ token, claimable }: ProofProps) {
  const [state, setState] = useState<State>('password');
  const onDeadLink = (message: string) => setState({ dead: message });
  if (state === 'verified') return <Verified />;
  if (state === 'claimed') return <Claimed />;
  if (state === 'claim') {
    return (
      <ClaimForm
        token={token}
        onDone={() => setState('claimed')}
        onDeadLink={onDeadLink}
        onBack={() => setState('password-again')}
      />
    );
  }
  if (typeof state !== 'string') return <DeadLink message={state.dead} />;
  return (
    <ProofForm
      token={token}
      onDone={() => setState('verified')}
      onDeadLink={onDeadLink}
      returned={state === 'password-again'}
      onClaim={claimable ? () => setState('claim') : undefined}
    />
  );
}
