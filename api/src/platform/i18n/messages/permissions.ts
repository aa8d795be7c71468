import { rightNames, RIGHTS, type BothLanguages, type Right } from '@shop/shop-rules';

type RightMessages = Record<`right.${Right}`, BothLanguages>;

/** The names of rights, and the messages about permissions. */
export const permissionsMessages = {
  'permissions.saved': {
    en: 'Permissions saved.',
    ar: 'تم حفظ الصلاحيات.',
  },
  'permissions.changedMeanwhile': {
    en: 'Someone else has changed the permissions meanwhile. Discard your changes to see them.',
    ar: 'غيّر شخص آخر الصلاحيات في هذه الأثناء. تجاهل تغييراتك لعرضها.',
  },
  'permissions.fixed': {
    en: 'Admins always have this right: {right}.',
    ar: 'هذه الصلاحية للمديرين دائماً: {right}.',
  },
  'permissions.notForRole': {
    en: 'This role cannot have this right: {right}.',
    ar: 'لا يمكن منح هذا الدور هذه الصلاحية: {right}.',
  },
  ...(Object.fromEntries(
    rightNames().map((right) => [`right.${right}`, RIGHTS[right].name]),
  ) as RightMessages),
} as const;
