import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { useUser } from '@/shared/session/session';
import { useSignInRequest } from '@/shared/session/sign-in';

const SignInDialog = lazyPanel(
  async () => (await import('@/features/account/sign-in-dialog')).SignInDialog,
);

/** Host of the sign-in dialog; its code loads when first opened. */
export const SignInHost = () => {
  const request = useSignInRequest();
  const user = useUser();
  return (
    <SignInDialog
      open={request !== null}
      reason={request?.reason}
      newShopper={request?.newShopper}
      user={user}
      onClose={() => request?.settle(null)}
    />
  );
};
