import { Button } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { usePasskeyText } from '@/shared/passkeys/use-passkey-text';

/** Asks for a passkey, and says why it did not work. */
export const PasskeyButton = ({
  use: { isPending, error, mutate },
}: {
  use: { isPending: boolean; error: Error | null; mutate: () => void };
}) => {
  const t = useText();
  const textOf = usePasskeyText();
  return (
    <>
      <Button
        variant="secondary"
        busy={isPending}
        busyText={t('passkey.waiting')}
        onClick={() => mutate()}
      >
        {t('passkey.use')}
      </Button>
      {error && (
        <p role="alert" className="border-s-2 border-sale bg-sand px-4 py-3 font-semibold">
          {textOf(error)}
        </p>
      )}
    </>
  );
};
