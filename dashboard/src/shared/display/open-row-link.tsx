import { buttonClass } from '@shop/ui';
import { Link } from 'react-router';

/** Opens the row of a list, also with its key; `name` is read out beside the text. */
export const OpenRowLink = ({ to, text, name }: { to: string; text: string; name: string }) => (
  <Link
    to={to}
    data-open=""
    className={buttonClass({
      variant: 'secondary',
      size: 'small',
      className: 'whitespace-nowrap',
    })}
  >
    {text}
    <span className="sr-only"> {name}</span>
  </Link>
);
