import { useText } from '@/shared/i18n/use-text';
import type { FileRules, RefusedFile } from './sort-files';
import { useRefusalText } from './use-refusal-text';

/** Refused files with the reason. */
export const RefusedFiles = ({
  files,
  rules,
}: {
  files: RefusedFile[];
  rules: Pick<FileRules, 'accepts' | 'most'>;
}) => {
  const t = useText();
  const textOf = useRefusalText();
  if (files.length === 0) return null;
  return (
    <div role="alert" className="mt-3 border-s-2 border-sale ps-4">
      <p className="font-semibold text-sale">{t('files.refused')}</p>
      <ul className="mt-1">
        {files.map((file, index) => (
          <li key={`${file.name} ${index}`}>
            <bdi className="font-semibold break-all">{file.name}</bdi> {textOf(file, rules)}
          </li>
        ))}
      </ul>
    </div>
  );
};
