import { PALETTE } from '@shop/shop-rules';
import { OptionSet } from '@shop/ui';
import { useFormContext } from 'react-hook-form';
import { ColorMark } from '@/shared/display/color-mark';
import { useControlledProps } from '@/shared/forms/use-controlled-props';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { BothLanguages } from '@/shared/rows/both-languages';
import type { ProductValues } from './product-values';

/** Colours and warranty of a product. */
export const ColorSection = () => {
  const t = useText();
  const nameOf = useNameOf();
  const form = useFormContext<ProductValues>();
  const options = PALETTE.map(({ hex, ...color }) => ({
    value: hex,
    text: nameOf(color),
    mark: <ColorMark color={hex} />,
  }));
  const colors = useControlledProps({ control: form.control, name: 'colors' });
  return (
    <Panel id="colors" title={t('productForm.colors')} className="xl:col-start-1">
      <div className="flex flex-col gap-4">
        <OptionSet legend={t('productForm.palette')} options={options} {...colors} />
        <BothLanguages
          form={form}
          name="warranty"
          label={t('productForm.warranty')}
          labelAr={t('productForm.warrantyAr')}
          maxLength={120}
        />
      </div>
    </Panel>
  );
};
