import { i18n, type Messages } from '@lingui/core';
import { startTransition } from 'react';
import type { Locale } from './locale';

/** Adds texts to a catalogue. All texts render again, so React must be able to yield to input. */
export const addTexts = (locale: Locale, messages: Messages): void =>
  startTransition(() => i18n.load(locale, messages));
