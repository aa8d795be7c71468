import { mediaUrl } from '@shop/shop-rules';
import { Button, notify, SelectField } from '@shop/ui';
import { useState } from 'react';
import { FormProblem } from '@/shared/forms/form-problem';
import { refusalText } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { FormDialog } from '@/shared/unsaved/form-dialog';
import { useShapePicture, type Checked } from './checks.queries';

const FITS = ['crop', 'pad'] as const;

/** The color of the top left corner, which the margin of a picture gets. */
const cornerOf = (picture: HTMLImageElement): string | undefined => {
  const canvas = document.createElement('canvas').getContext('2d');
  canvas?.drawImage(picture, 0, 0);
  const [red, green, blue, alpha] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
  return alpha === 255 ? `rgb(${red},${green},${blue})` : undefined;
};

/** Makes a picture 4:5: shows it before and after, and replaces it when staff save. */
export const ShapeDialog = ({
  product,
  image,
  onShaped,
  onClose,
}: {
  product: Checked;
  image: string;
  onShaped: () => unknown;
  onClose: () => void;
}) => {
  const t = useText();
  const [fit, setFit] = useState<(typeof FITS)[number]>('pad');
  const [corner, setCorner] = useState<string>();
  const saving = useShapePicture(product.id, async () => {
    await onShaped();
    notify(t('checks.pictureSaved'), { kind: 'success' });
    onClose();
  });
  const save = () => {
    if (!saving.isPending) saving.mutate({ image, fit, version: product.version });
  };
  return (
    <FormDialog
      open
      isSaved
      onOpenChange={(open) => !open && onClose()}
      title={t('checks.shapePicture')}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap gap-3 *:grow">
          <FormProblem
            text={saving.error ? refusalText(saving.error, t('checks.notFixed')) : undefined}
            className="basis-full"
          />
          <Button variant="secondary" onClick={onClose}>
            {t('checks.cancel')}
          </Button>
          <Button busy={saving.isPending} onClick={save}>
            {t('checks.usePicture')}
          </Button>
        </div>
      }
    >
      <SelectField
        label={t('checks.shapeHow')}
        value={fit}
        onChange={({ target }) => setFit(FITS.find((one) => one === target.value) ?? 'pad')}
      >
        {FITS.map((value) => (
          <option key={value} value={value}>
            {t(`checks.shape.${value}`)}
          </option>
        ))}
      </SelectField>
      <div className="mt-4 grid grid-cols-2 gap-4">
        <figure>
          <figcaption className="mb-2 text-muted">{t('checks.before')}</figcaption>
          <img
            src={mediaUrl(image, 480)}
            alt={t('checks.before')}
            className="w-full border border-line"
            onLoad={({ currentTarget }) => setCorner(cornerOf(currentTarget))}
          />
        </figure>
        <figure>
          <figcaption className="mb-2 text-muted">{t('checks.after')}</figcaption>
          <img
            src={mediaUrl(image, 480)}
            alt={t('checks.after')}
            style={{ backgroundColor: corner ?? '#fff' }}
            className={
              fit === 'crop'
                ? 'aspect-4/5 w-full border border-line object-cover'
                : 'aspect-4/5 w-full border border-line object-contain'
            }
          />
        </figure>
      </div>
      <p className="mt-4 text-muted">{t('checks.shapeAbout')}</p>
    </FormDialog>
  );
};
