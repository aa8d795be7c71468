import { useText } from '@/shared/i18n/use-text';

/** The sections of the form in order: panel id and text id. */
const SECTIONS = {
  information: 'productForm.information',
  placing: 'productForm.categoryAndTags',
  pricing: 'productForm.pricing',
  colors: 'productForm.colors',
  images: 'productForm.section.images',
  usageImages: 'productForm.section.usageImages',
};

const goTo = (id: string) => {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
};

/** Links to the sections of a one-column form. */
export const SectionNav = () => {
  const t = useText();
  return (
    <nav
      aria-label={t('productForm.sections')}
      className="no-scrollbar sticky top-16 z-20 -mx-(--gutter) overflow-x-auto border-b border-line bg-paper px-(--gutter) py-2 max-md:hidden xl:hidden"
    >
      <ul className="flex gap-1.5">
        {Object.entries(SECTIONS).map(([id, text]) => (
          <li key={id}>
            <button
              type="button"
              className="min-h-9 rounded-full border border-line bg-surface px-3 text-mini font-semibold whitespace-nowrap transition-colors hover:border-control hover:bg-sand"
              onClick={() => goTo(id)}
            >
              {t(text)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
