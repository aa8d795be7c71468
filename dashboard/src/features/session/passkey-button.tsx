import { usePasskeySignal } from '@shop/api-client/passkeys';
import { Button, noteClass } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { usePasskeyText } from '@/shared/passkeys/use-passkey-text';

/** Asks for a passkey, until it is left, and says why it did not work. */
export const PasskeyButton = ({
  use: { isPending, error, mutate },
}: {
  use: { isPending: boolean; error: Error | null; mutate: (signal?: AbortSignal) => void };
}) => {
  const t = useText();
  const textOf = usePasskeyText();
  const signal = usePasskeySignal();
  return (
    <>
      <Button
        variant="secondary"
        busy={isPending}
        busyText={t('passkey.waiting')}
        onClick={() => mutate(signal())}
      >
        {t('passkey.use')}
      </Button>
      {error && (
        <p role="alert" className={noteClass('problem', 'font-semibold')}>
          {textOf(error)}
        </p>
      )}
    </>
  );
};
