import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '@/shared/routing/link';

/** Section heading with a line above and an optional link. */
export const SectionHeading = ({
  id,
  eyebrow,
  title,
  link,
  children,
}: {
  id?: string;
  eyebrow?: string;
  title: string;
  link?: { to: string; text: string };
  children?: ReactNode;
}) => (
  <div className="mb-6 flex items-end justify-between gap-4 md:mb-8">
    <div>
      {eyebrow && <p className="eyebrow mb-2 text-brass">{eyebrow}</p>}
      <h2 id={id} className="display text-h2">
        {title}
      </h2>
    </div>
    {link && (
      <Link
        to={link.to}
        className="inline-flex min-h-11 items-center gap-2 text-small font-semibold whitespace-nowrap underline-offset-4 hover:underline"
      >
        {link.text}
        <ArrowRight className="mirror size-4" />
      </Link>
    )}
    {children}
  </div>
);
