import { useLocale, useText } from '@/shared/i18n/use-text';

const ARABIC = /\p{Script=Arabic}/u;

/**
 * What the card gateway, the carrier or the mail server answered. Beside Arabic texts an English answer is marked as
 * such; answers that the shop has translated are shown as they are.
 */
export const ProviderText = ({
  text,
  hasLeadIn = true,
}: {
  text: string;
  /** Whether to say that these are the words of the provider, unless that is said beside it. */
  hasLeadIn?: boolean;
}) => {
  const t = useText();
  if (useLocale() !== 'ar' || ARABIC.test(text)) return <bdi dir="auto">{text}</bdi>;
  return (
    <>
      {hasLeadIn && `${t('display.providerText')} `}
      <bdi lang="en" dir="ltr">
        {text}
      </bdi>
    </>
  );
};
