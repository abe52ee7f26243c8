import { useLocation, useNavigate } from '@site/shared/platform';
import { useEffect, useState } from 'react';

/**
 * The secret that a link in a mail carries in its fragment (#token=…), taken out of the address bar at
 * once. Null if there is none, as after a reload.
 */
export function useMailToken(): string | null {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const carried = new URLSearchParams(hash.slice(1)).get('token') || null;
  const [token, setToken] = useState(carried);
  useEffect(() => {
    if (!carried) return;
    setToken(carried);
    navigate({ pathname, search }, { replace: true });
  }, [carried, navigate, pathname, search]);
  return carried ?? token;
}
