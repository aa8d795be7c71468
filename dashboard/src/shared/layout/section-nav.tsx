const goTo = (id: string) => {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
};

/** Links to the sections of a one-column form, by the id of their panel. */
export const SectionNav = ({
  label,
  sections,
}: {
  label: string;
  sections: { id: string; title: string }[];
}) => (
  <nav
    aria-label={label}
    className="no-scrollbar sticky top-16 z-20 -mx-(--gutter) overflow-x-auto border-b border-line bg-paper px-(--gutter) py-2 max-md:hidden xl:hidden"
  >
    <ul className="flex gap-1.5">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <button
            type="button"
            className="min-h-9 rounded-full border border-line bg-surface px-3 text-mini font-semibold whitespace-nowrap transition-colors hover:border-control hover:bg-sand"
            onClick={() => goTo(id)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  </nav>
);
