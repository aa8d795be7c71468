import type { AppearanceDto, ChangeAppearanceDto } from '@shop/contracts';

/** A new file, `none` to delete the saved picture, or undefined to keep it. */
export type PictureChoice = File | 'none' | undefined;

export interface AppearanceValues {
  /** Empty for the standard color. */
  accent: string;
  logo: PictureChoice;
  logoDark: PictureChoice;
  icon: PictureChoice;
  mailName: string;
  mailFrom: string;
  mailReplyTo: string;
}

export const valuesOf = (saved: AppearanceDto): AppearanceValues => ({
  accent: saved.accent ?? '',
  logo: undefined,
  logoDark: undefined,
  icon: undefined,
  mailName: saved.mailName,
  mailFrom: saved.mailFrom,
  mailReplyTo: saved.mailReplyTo,
});

const fileOf = (choice: PictureChoice): File | undefined =>
  choice === 'none' ? undefined : choice;
const isRemoved = (choice: PictureChoice): true | undefined =>
  choice === 'none' ? true : undefined;

export const toChange = (
  { logo, logoDark, icon, ...texts }: AppearanceValues,
  version: number,
): ChangeAppearanceDto => ({
  ...texts,
  version,
  logo: fileOf(logo),
  logoDark: fileOf(logoDark),
  icon: fileOf(icon),
  removeLogo: isRemoved(logo),
  removeLogoDark: isRemoved(logoDark),
  removeIcon: isRemoved(icon),
});
