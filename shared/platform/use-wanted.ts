import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { takeWanted, useSession, type Wanted } from '../session/index.ts';

/** Carries out the pending action of this kind that a person left this page for to log in, once they are back. */
export function useWanted<Meta>(kind: string, carryOut: (wanted: Wanted<Meta>) => void): void {
  const signedIn = useSession().user !== null;
  const { pathname } = useLocation();
  const take = useEffectEvent(() => {
    const wanted = takeWanted(kind, pathname);
    if (wanted) carryOut(wanted as Wanted<Meta>);
  });
  useEffect(() => {
    if (signedIn) take();
  }, [signedIn]);
}
