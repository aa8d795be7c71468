import { proseOf } from '@shop/shop-rules';

/** Paragraphs and lists of a long text. */
export const Prose = ({ text }: { text: string }) => (
  <div className="flex flex-col gap-4">
    {proseOf(text).map((block) =>
      typeof block === 'string' ? (
        <p key={block}>{block}</p>
      ) : (
        <ul key={block.join()} className="flex list-disc flex-col gap-2 ps-5 marker:text-brass">
          {block.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    )}
  </div>
);
