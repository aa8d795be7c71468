import { useId, type ReactNode } from 'react';

/** A part of the report below the sales. */
export const ReportSection = ({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="display text-h2">
        {title}
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">{about}</p>
      {children}
    </section>
  );
};
