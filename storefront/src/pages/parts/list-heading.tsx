import type { ReactNode } from 'react';
import { Picture } from '@/shared/media/picture';

/** Brand or vendor of a list: picture, name and description. */
export const ListHeading = ({
  image,
  name,
  children,
}: {
  image: string | null;
  name: string;
  children?: ReactNode;
}) => (
  <div className="mb-6 flex items-center gap-4 border-b border-line pb-6 md:mb-8 md:gap-6 md:pb-8">
    {image && (
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 768px) 112px, 72px"
        max={320}
        eager
        className="size-18 shrink-0 md:size-28"
      />
    )}
    <div className="min-w-0">
      <h1 tabIndex={-1} className="display text-h1 break-words">
        <bdi>{name}</bdi>
      </h1>
      {children}
    </div>
  </div>
);
