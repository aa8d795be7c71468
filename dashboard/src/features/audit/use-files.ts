import { isStoredName, isVideo } from '@shop/shop-rules';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';

/** Files of a recorded value; `many` of a list that was too long to be recorded whole. Undefined if it is something else. */
const filesOf = (value: unknown): string[] | 'many' | undefined => {
  if (isStoredName(value)) return [value];
  const [, first] = (typeof value === 'string' && /^\[(?:\{"image":)?"([^"]+)"/.exec(value)) || [];
  if (isStoredName(first)) return 'many';
  return Array.isArray(value) && value.some(isStoredName) ? value.map(String) : undefined;
};

/** Uploaded files by what they are, as the names of stored files say nothing. */
export const useFiles = (): ((from: unknown, to: unknown) => [string, string] | undefined) => {
  const t = useText();
  const { list } = useFormat();

  const one = ([file = '']: readonly string[], isOther: boolean) => {
    const kind = isVideo(file) ? 'video' : 'picture';
    return t(isOther ? `audit.files.other.${kind}` : `audit.files.${kind}`);
  };
  const several = (files: readonly string[]) =>
    t(files.some(isVideo) ? 'audit.files.count' : 'audit.files.pictures', { count: files.length });
  const changed = (before: readonly string[], after: readonly string[]) => {
    const added = after.filter((file) => !before.includes(file)).length;
    if (added > 0) return t('audit.files.new', { count: added });
    return before.length === after.length && t('audit.files.order');
  };

  return (from, to) => {
    const [before, after] = [filesOf(from), filesOf(to)];
    if (!before && !after) return undefined;
    const isList = [from, to].some((value) => Array.isArray(value) || filesOf(value) === 'many');
    const said = (value: unknown, files: string[] | 'many' | undefined) => {
      if (files === 'many') return t('audit.files.many');
      if (files) return isList ? several(files) : one(files, false);
      if (Array.isArray(value) && value.length > 0) return several(value.map(String));
      return typeof value === 'string' && value !== '' ? value : t('audit.none');
    };
    if (!isList && before && Array.isArray(after)) return [said(from, before), one(after, true)];
    const isKnown = Array.isArray(before) && Array.isArray(after);
    return [
      said(from, before),
      list([said(to, after), isKnown ? changed(before, after) || undefined : undefined]),
    ];
  };
};
