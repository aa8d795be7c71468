import { tagNameAr } from '@shop/shop-rules';
import { Link } from '@/shared/routing/link';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';

/** Link to the products of a category with a tag, labelled in the page's language. */
export const TagLink = ({
  category,
  tag,
  onClick,
  className,
}: {
  /** The category's id. */
  category: number;
  tag: string;
  onClick: () => void;
  className: string;
}) => {
  const { pick } = useText();
  return (
    <Link to={paths.category(category, tag)} onClick={onClick} className={className}>
      <bdi className="first-letter:uppercase">{pick(tag, tagNameAr(tag))}</bdi>
    </Link>
  );
};
