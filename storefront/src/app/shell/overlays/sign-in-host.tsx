import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { useUser } from '@/shared/session/session';
import { useSignInRequest } from '@/shared/session/sign-in';

const SignInDialog = lazyPanel(
  async () => (await import('@/features/account/sign-in-dialog')).SignInDialog,
);

/** Where sign-in in place opens; its code loads with the first time. */
export const SignInHost = () => {
  const request = useSignInRequest();
  const user = useUser();
  return (
    <SignInDialog
      open={request !== null}
      reason={request?.reason}
      user={user}
      onClose={() => request?.settle(null)}
    />
  );
};
