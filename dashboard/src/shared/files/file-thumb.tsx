import { cx } from '@shop/ui';
import { Film } from 'lucide-react';
import { useEffect, useRef } from 'react';

const SIZE = 160;

const draw = async (file: File, canvas: HTMLCanvasElement): Promise<number> => {
  const image = await createImageBitmap(file);
  const side = Math.min(image.width, image.height);
  const [x, y] = [(image.width - side) / 2, (image.height - side) / 2];
  canvas.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, SIZE, SIZE);
  const { width } = image;
  image.close();
  return width;
};

/** Picture of a file that is not uploaded yet; drawn, since the page may not show foreign addresses. */
export const FileThumb = ({
  file,
  className = 'aspect-square',
  onWidth,
}: {
  file: File;
  className?: string;
  /** Told how wide the picture is, 0 when the file is none. */
  onWidth?: (width: number) => void;
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    void draw(file, canvas.current)
      .catch(() => 0)
      .then(onWidth);
  }, [file, onWidth]);
  return (
    <span className={cx('grid shrink-0 place-items-center overflow-hidden bg-sand', className)}>
      {file.type.startsWith('video/') ? (
        <Film aria-hidden="true" className="size-6 text-muted" strokeWidth={1.5} />
      ) : (
        <canvas
          ref={canvas}
          width={SIZE}
          height={SIZE}
          aria-hidden="true"
          className="size-full object-cover"
        />
      )}
    </span>
  );
};
