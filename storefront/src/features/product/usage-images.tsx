import { Picture } from '@/shared/picture';
import { useText } from '@/shared/text';

/** The product in use. */
export const UsageImages = ({ files, name }: { files: string[]; name: string }) => {
  const { t } = useText();
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
      {files.map((file, index) => (
        <li key={file} className="first:col-span-2 first:md:col-span-1">
          <Picture
            image={file}
            alt={t('usage.image', { name, index: index + 1 })}
            sizes="(min-width: 768px) 33vw, 100vw"
            className="aspect-4/5 w-full"
          />
        </li>
      ))}
    </ul>
  );
};
