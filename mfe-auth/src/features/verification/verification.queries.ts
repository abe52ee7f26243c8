import { http, queryClient, queryOptions } from '@site/shared/platform';

/** Confirms the address with the secret of the mail. Asked once, since the secret works only once. */
export const verification = (token: string) =>
  queryOptions({
    queryKey: ['verification', token],
    queryFn: async () => {
      await http.post('/v1/auth/verify', { token });
      await queryClient.invalidateQueries({ queryKey: ['account'] });
      return true;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

/** Sends the mail once more, to the person who is signed in. */
export const sendVerificationAgain = (): Promise<unknown> => http.post('/v1/auth/verification', {});
