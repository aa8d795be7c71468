import { CheckboxField, cx, Dialog } from '@shop/ui';
import { useState } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { COMMAND } from '@/shared/browser/key-of';
import { areKeysOn, turnKeys } from '@/shared/browser/single-keys';

const ANYWHERE = [{ keys: [COMMAND, 'K'], text: 'keys.palette' }];
const SINGLE = [
  { keys: ['J'], text: 'keys.next' },
  { keys: ['K'], text: 'keys.previous' },
  { keys: ['Enter'], text: 'keys.open' },
  { keys: ['X'], text: 'keys.select' },
  { keys: ['N'], text: 'keys.nextOrder' },
  { keys: ['P'], text: 'keys.previousOrder' },
  { keys: ['/'], text: 'keys.search' },
  { keys: ['?'], text: 'keys.help' },
];

const Keys = ({ shown }: { shown: { keys: string[]; text: string }[] }) => {
  const t = useText();
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
      {shown.map(({ keys, text }) => (
        <div key={text} className="contents">
          <dt className="flex">
            <span dir="ltr" className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 border border-line bg-sand px-2 py-0.5 text-center font-sans text-small"
                >
                  {key}
                </kbd>
              ))}
            </span>
          </dt>
          <dd>{t(text)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Lists the keyboard shortcuts; single-key shortcuts can be turned off. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useText();
  const [on, setOn] = useState(areKeysOn);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('keys.title')}
      closeLabel={t('shell.close')}
      size="small"
    >
      <Keys shown={ANYWHERE} />
      <div className={cx('my-5', !on && 'text-muted line-through')}>
        <Keys shown={SINGLE} />
      </div>
      <CheckboxField
        label={t('keys.single')}
        hint={t('keys.singleText')}
        checked={on}
        onChange={({ target }) => {
          turnKeys(target.checked);
          setOn(target.checked);
        }}
      />
    </Dialog>
  );
};
