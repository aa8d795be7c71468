import { Link } from 'react-router';
import { paths } from '@/shared/paths';

/** Name of a shopper as link to their page. */
export const ShopperLink = ({ id, name }: { id: number; name: string }) => (
  <Link
    to={paths.shopper(id)}
    data-open=""
    className="block font-semibold break-words underline-offset-4 pointer-coarse:-my-3 pointer-coarse:py-3 hover:underline"
  >
    <bdi>{name}</bdi>
  </Link>
);
