import { Button, noteClass, saveFile } from '@shop/ui';
import { copyText } from '@/shared/browser/copy-text';
import { useText } from '@/shared/i18n/use-text';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';

/** New recovery codes, which are shown only now. */
export const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const t = useText();
  // Leaving loses them.
  useUnsaved({ dirty: true });
  const text = codes.join('\n');
  const copy = () =>
    copyText(text, { copied: t('account.copied'), refused: t('account.notCopied') });
  return (
    <div className="flex flex-col gap-4">
      <p className={noteClass('info')}>{t('account.codesLead')}</p>
      <ul
        aria-label={t('account.recoveryCodes')}
        dir="ltr"
        className="grid grid-cols-1 gap-x-6 gap-y-1 font-mono min-[22.5rem]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('account.copyCodes')}
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')
          }
        >
          {t('account.saveCodes')}
        </Button>
        <Button onClick={onDone}>{t('account.codesKept')}</Button>
      </div>
    </div>
  );
};
