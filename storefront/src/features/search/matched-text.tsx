/** Parts of a name: matches of the searched words and the text between them, alternating. */
const partsOf = (name: string, q: string): string[] => {
  const words = q
    .split(/\s+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  if (words.length === 0) return [name];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return name.split(new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})`, 'iu'));
};

/** A product name with the searched words in bold. */
export const MatchedText = ({ name, q }: { name: string; q: string }) => (
  <bdi>
    {partsOf(name, q).map((part, index) =>
      index % 2 === 1 ? (
        <mark key={index} className="bg-transparent font-bold text-inherit">
          {part}
        </mark>
      ) : (
        part
      ),
    )}
  </bdi>
);
