import type { UserDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, startTransition, Suspense, useRef, useState } from 'react';
import { RegionError } from '@/shared/layout/region-error';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { useNeedsSignIn } from '@/shared/session/sign-in';
import { SignInPrompt } from '@/shared/session/sign-in-prompt';
import { useText } from '@/shared/i18n/text';
import { accountQueries } from './account.queries';
import { ProfileDetails } from './profile-details';

// Most visits change nothing, so the forms and their library load on demand.
const PasswordDialog = lazyPanel(async () => (await import('./password-dialog')).PasswordDialog);
const ProfileForm = lazy(async () => ({ default: (await import('./profile-form')).ProfileForm }));

/** Details of the shopper with forms to edit them and to change the password. */
export const ProfileSection = ({ user }: { user: UserDto }) => {
  const { t } = useText();
  const [editing, setEditing] = useState(false);
  const [changingPassword, setChangingPassword] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data = user, isError, refetch } = useQuery(accountQueries.profile(user.id));
  const needsSignIn = useNeedsSignIn();
  // A transition keeps the details on screen until the form is loaded.
  const edit = () => startTransition(() => setEditing(true));
  const endEditing = () => {
    setEditing(false);
    heading.current?.focus();
  };
  // An open form stays, so that typed text is not lost.
  if (needsSignIn && !editing && !changingPassword)
    return <SignInPrompt text={t('profile.loggedOut')} />;
  return (
    <section aria-labelledby="details">
      <h2
        id="details"
        ref={heading}
        tabIndex={-1}
        className="mb-4 text-h3 font-semibold outline-none"
      >
        {t('profile.details')}
      </h2>
      {isError && (
        <div className="mb-4">
          <RegionError onRetry={refetch} />
        </div>
      )}
      <Suspense>
        {editing ? (
          <ProfileForm user={data} onDone={endEditing} />
        ) : (
          <>
            <ProfileDetails user={data} />
            <div className="mt-5 flex flex-wrap gap-3">
              <Button variant="secondary" onClick={edit}>
                {t('profile.edit')}
              </Button>
              <Button variant="secondary" onClick={() => setChangingPassword(true)}>
                {t('password.title')}
              </Button>
            </div>
          </>
        )}
      </Suspense>
      {changingPassword && (
        <PasswordDialog user={data} onClose={() => setChangingPassword(false)} />
      )}
    </section>
  );
};
