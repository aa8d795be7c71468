import {
  imageSrcSet,
  mediaUrl,
  plainText,
  sectionsOf,
  type Block,
  type Inline,
  type TextPicture,
} from '@shop/shop-rules';
import { Fragment, type ReactNode } from 'react';

interface Rendering {
  /** Replaces placeholders in a text. */
  fill: (text: string) => string;
  /** False for a second copy on one page: headings have no ids. */
  anchored?: boolean;
  /** Renders a link. */
  link: (to: string, children: ReactNode) => ReactNode;
}

/** Widest column of text, px. */
const COLUMN = 680;

const idOf = (id: string | undefined, { anchored = true }: Rendering) =>
  anchored ? id : undefined;

const Parts = ({ parts, ...rendering }: Rendering & { parts: readonly Inline[] }): ReactNode =>
  parts.map((part, at) => {
    if (part.kind === 'text') return rendering.fill(part.text);
    if (part.kind === 'break') return <br key={at} />;
    const children = <Parts key={at} parts={part.parts} {...rendering} />;
    if (part.kind === 'link')
      return <Fragment key={at}>{rendering.link(part.to, children)}</Fragment>;
    const Mark = part.kind === 'bold' ? 'strong' : 'em';
    return <Mark key={at}>{children}</Mark>;
  });

/** A table that scrolls by itself where it is wider than the page. */
const TableView = ({
  table: { header, rows },
  ...rendering
}: Rendering & { table: Extract<Block, { kind: 'table' }> }) => (
  <div
    role="region"
    aria-label={rendering.fill(header.map(plainText).filter(Boolean).join(', ')) || undefined}
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    tabIndex={0}
    className="overflow-x-auto border border-line"
  >
    <table className="w-full">
      <thead>
        <tr>
          {header.map((cell, at) => (
            <th
              key={at}
              scope="col"
              className="border-b border-line px-3 py-2.5 text-start font-semibold"
            >
              <Parts parts={cell} {...rendering} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, place) => (
              <td key={place} className="border-b border-line px-3 py-2.5 text-start">
                <Parts parts={cell} {...rendering} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A picture as wide as the text, or as wide as it is; its place is reserved before it has loaded. */
const PictureView = ({ picture: { file, width, height, alt } }: { picture: TextPicture }) => (
  <img
    src={mediaUrl(file, 640)}
    srcSet={imageSrcSet(file)}
    sizes={`(min-width: 768px) ${Math.min(width, COLUMN)}px, 92vw`}
    alt={alt}
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
    className="bg-sand"
  />
);

const BlockView = ({ block, ...rendering }: Rendering & { block: Block }) => {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Parts parts={block.parts} {...rendering} />
      </p>
    );
  if (block.kind === 'heading')
    return (
      <h3 id={idOf(block.id, rendering)} className="mt-2 text-h3 font-semibold">
        <Parts parts={block.parts} {...rendering} />
      </h3>
    );
  if (block.kind === 'picture')
    return <PictureView picture={{ ...block, alt: rendering.fill(block.alt) }} />;
  if (block.kind === 'table') return <TableView table={block} {...rendering} />;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List
      className="flex list-disc flex-col gap-2 ps-5 marker:text-brass"
      // Without a class of its own: the style sheet of the storefront has a size budget.
      style={block.ordered ? { listStyleType: 'decimal' } : undefined}
    >
      {block.items.map((item, at) => (
        <li key={at}>
          <Parts parts={item} {...rendering} />
        </li>
      ))}
    </List>
  );
};

const Blocks = ({ blocks, ...rendering }: Rendering & { blocks: readonly Block[] }) =>
  blocks.length > 0 && (
    <div className="flex flex-col gap-4 break-words">
      {blocks.map((block, at) => (
        <BlockView key={at} block={block} {...rendering} />
      ))}
    </div>
  );

/** Formatted text: a first paragraph in larger letters, then sections with headings and anchors. */
export const RichText = ({
  blocks,
  children,
  ...rendering
}: Rendering & {
  blocks: readonly Block[];
  /** Content below the first paragraph. */
  children?: ReactNode;
}) => {
  const [first] = blocks;
  const lead = first?.kind === 'paragraph' ? first : undefined;
  const [intro, ...sections] = sectionsOf(lead ? blocks.slice(1) : blocks);
  return (
    <>
      {lead && (
        <p className="mt-5 text-h3 break-words text-muted">
          <Parts parts={lead.parts} {...rendering} />
        </p>
      )}
      {children}
      {intro && intro.blocks.length > 0 && (
        <div className="mt-6">
          <Blocks blocks={intro.blocks} {...rendering} />
        </div>
      )}
      {sections.map(({ heading, blocks: content }) => (
        <section key={heading?.id} id={idOf(heading?.id, rendering)} className="mt-10">
          <h2 className="display mb-3 text-h2 break-words">
            <Parts parts={heading?.parts ?? []} {...rendering} />
          </h2>
          <Blocks blocks={content} {...rendering} />
        </section>
      ))}
    </>
  );
};
