import { cx } from '@shop/ui';
import { Film } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Longest side of the preview, px; enough for a banner. */
const LONGEST = 640;

const renderPreview = async (file: File, canvas: HTMLCanvasElement): Promise<number> => {
  const image = await createImageBitmap(file);
  const { width, height } = image;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  canvas.width = Math.max(1, width * scale);
  canvas.height = Math.max(1, height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return width;
};

/**
 * Cropped preview of a file that is not uploaded yet. It uses a canvas, because the content security policy allows
 * blob URLs for media only.
 */
export const FileThumb = ({
  file,
  className = 'aspect-square',
  onWidth,
}: {
  file: File;
  className?: string;
  /** Called with the width of the picture; 0 when the file is not a picture. */
  onWidth?: (width: number) => void;
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    void renderPreview(file, canvas.current)
      .catch(() => 0)
      .then(onWidth);
  }, [file, onWidth]);
  return (
    <span className={cx('grid shrink-0 place-items-center overflow-hidden bg-sand', className)}>
      {file.type.startsWith('video/') ? (
        <Film className="size-6 text-muted" />
      ) : (
        <canvas ref={canvas} aria-hidden="true" className="size-full object-cover" />
      )}
    </span>
  );
};
