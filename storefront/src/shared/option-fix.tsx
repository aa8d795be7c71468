import type { QuotedLineDto } from '@shop/contracts';
import { Button, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import type { LineFixes } from './line-fixes';
import { checkIn, OptionGroups } from './option-groups';
import { productQuery } from './product.query';
import { useText } from './text';
import type { ProductDetails } from './types';
import { useOptions } from './use-options';

interface OptionFixProps {
  /** A line whose size or color was not chosen, or is not sold any more. */
  line: QuotedLineDto;
  name: string;
  onOptions: LineFixes['onOptions'];
}

const Choice = ({
  line,
  name,
  product,
  onOptions,
}: OptionFixProps & { product: ProductDetails }) => {
  const { t } = useText();
  const groups = useRef<HTMLDivElement>(null);
  const options = useOptions(product, line);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (checkIn(groups.current, options))
      onOptions(line, { size: options.size, color: options.color });
  };
  return (
    <form noValidate onSubmit={save} className="mt-2 flex flex-col gap-4 bg-sand p-4">
      <OptionGroups ref={groups} product={product} options={options} />
      <Button type="submit" variant="secondary" size="small" className="self-start">
        {t('option.save')}
        <span className="sr-only">: {name}</span>
      </Button>
    </form>
  );
};

/** Says what is missing about a line of the cart and lets it be chosen in place. */
export const OptionFix = (props: OptionFixProps) => {
  const { t } = useText();
  const { problem, option, productId } = props.line;
  const { data, isError, refetch } = useQuery(productQuery(productId));
  const isGone = problem === 'option_unknown';
  return (
    <div className="text-small">
      <p role="alert" className="font-semibold text-sale">
        {option === 'size' && t(isGone ? 'option.sizeGone' : 'option.sizeNeeded')}
        {option === 'color' && t(isGone ? 'option.colorGone' : 'option.colorNeeded')}
      </p>
      {isError && (
        <ErrorState
          text={t('region.failed')}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Loading text={t('loading')}>
          <Skeleton className="mt-2 h-24" />
        </Loading>
      )}
      {data && <Choice {...props} product={data.product} />}
    </div>
  );
};
