import { ArrowRight } from 'lucide-react';
import { Link } from '@/shared/routing/link';

/** Heading of a section in one line, with an optional note and link. */
export const HomeHeading = ({
  title,
  note,
  link,
}: {
  title: string;
  note?: string;
  link?: { to: string; text: string };
}) => (
  <div className="mb-1 flex min-h-11 items-center justify-between gap-4 md:mb-2">
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 className="display text-h2">{title}</h2>
      {note && <p className="text-small text-brass">{note}</p>}
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
  </div>
);
