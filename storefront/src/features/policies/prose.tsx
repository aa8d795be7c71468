import { Fragment } from 'react';

/** Text of a catalogue: an empty line parts its blocks, lines that begin with a dash are a list. */
export const Prose = ({ text }: { text: string }) => (
  <div className="flex flex-col gap-4">
    {text.split('\n\n').map((block) => {
      const lines = block.split('\n');
      return (
        <Fragment key={block}>
          {lines.every((line) => line.startsWith('- ')) ? (
            <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-brass">
              {lines.map((line) => (
                <li key={line}>{line.slice(2)}</li>
              ))}
            </ul>
          ) : (
            <p>{block}</p>
          )}
        </Fragment>
      );
    })}
  </div>
);
