import type { ProductDto } from '@shop/contracts';
import { Button, buttonClass } from '@shop/ui';
import { ExternalLink, Link2, NotebookPen, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { paths, shopUrl } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';
import { PreviewLinks } from './preview-links';
import { usePreview } from './use-preview';

/** Preview links of a hidden product; a draft order and the page in the shop of a published one. */
export const ProductActions = ({
  id,
  product,
}: {
  id: number;
  /** Undefined until it is loaded. */
  product: ProductDto | undefined;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const may = useMay();
  const { preview, busy } = usePreview();
  const [linksShown, setLinksShown] = useState(false);
  if (product?.published === false)
    return (
      <>
        <Button variant="secondary" onClick={() => setLinksShown(true)}>
          <Unlink className="size-4" />
          {t('publication.links')}
        </Button>
        <Button variant="secondary" busy={busy} onClick={() => preview(id)}>
          <Link2 className="size-4" />
          {t('publication.previewLink')}
        </Button>
        {linksShown && (
          <PreviewLinks
            product={{ id, name: nameOf(product) }}
            onClose={() => setLinksShown(false)}
          />
        )}
      </>
    );
  return (
    <>
      {may('orders.drafts') && (
        <Link to={paths.newDraftOrder(id)} className={buttonClass({ variant: 'secondary' })}>
          <NotebookPen className="size-4" />
          {t('products.draftOrder')}
        </Link>
      )}
      <a
        href={shopUrl(`/product/${id}`)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: 'secondary' })}
      >
        <ExternalLink className="mirror size-4" />
        {t('products.viewInShop')}
      </a>
    </>
  );
};
