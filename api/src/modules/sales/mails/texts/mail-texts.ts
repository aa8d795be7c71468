import type { MailTexts } from './mail-text.js';
import { ARABIC } from './mail-texts.ar.js';
import { ENGLISH } from './mail-texts.en.js';

export const MAIL_TEXTS: Record<'en' | 'ar', MailTexts> = { en: ENGLISH, ar: ARABIC };
