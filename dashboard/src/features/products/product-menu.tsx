import { MenuItem, MenuLine } from '@shop/ui';
import { Copy, ExternalLink, EyeOff, Images, PackageOpen, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { paths, shopUrl } from '@/shared/paths';
import { RowMenu } from '@/shared/table/row-menu';
import type { Product } from './product';
import { useMay } from '@/shared/rights/use-may';

/** Actions of a product. */
export const ProductMenu = ({
  product,
  onHide,
  onDelete,
}: {
  product: Product;
  onHide: (product: Product) => void;
  onDelete: (product: Product) => void;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const may = useMay();
  return (
    <RowMenu label={t('products.actionsOf', { name: nameOf(product) })}>
      {may('products.edit') && (
        <>
          <MenuItem asChild>
            <Link to={paths.editProduct(product.id)}>
              <Pencil className="size-4 shrink-0" />
              {t('rows.edit')}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to={paths.copyProduct(product.id)}>
              <Copy className="size-4 shrink-0" />
              {t('products.duplicate')}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to={paths.orderImages(product.id)}>
              <Images className="size-4 shrink-0" />
              {t('products.orderImages')}
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to={paths.orderUsage(product.id)}>
              <PackageOpen className="size-4 shrink-0" />
              {t('products.orderUsage')}
            </Link>
          </MenuItem>
          <MenuItem onSelect={() => onHide(product)}>
            <EyeOff className="size-4 shrink-0" />
            {t('publication.hide')}
          </MenuItem>
        </>
      )}
      <MenuItem asChild>
        <a href={shopUrl(`/product/${product.id}`)} target="_blank" rel="noreferrer">
          <ExternalLink className="mirror size-4 shrink-0" />
          {t('products.viewInShop')}
        </a>
      </MenuItem>
      {may('products.delete') && (
        <>
          <MenuLine />
          <MenuItem danger onSelect={() => onDelete(product)}>
            <Trash2 className="size-4 shrink-0" />
            {t('rows.delete')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  );
};
