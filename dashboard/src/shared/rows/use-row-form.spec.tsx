import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { api } from '@shop/api-client';
import { FakeApi, problem } from '@shop/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { useRowForm } from './use-row-form';

it('DAY-04 a save that turns out to have arrived shows no failure in a form that stays open', async () => {
  new FakeApi().on('PUT /search-words/4', () =>
    problem(409, 'Changed.', { code: 'changed_meanwhile' }),
  );
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const queries = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>
  );
  const { result, rerender } = renderHook(
    ({ words }: { words: string }) =>
      useRowForm<{ words: string }>({
        start: { words },
        row: { words },
        save: (values) =>
          api.PUT('/search-words/{id}', {
            params: { path: { id: 4 } },
            body: { kind: 'both', terms: [values.words], means: [], version: 1 },
          }),
        stale: [['search words']],
        saved: 'Saved.',
        failed: 'Not saved.',
      }),
    { initialProps: { words: 'oud' }, wrapper },
  );
  act(() => result.current.form.setValue('words', 'oud, aoud'));
  act(() => result.current.onSubmit());
  await waitFor(() => expect(result.current.failure).toBe('Not saved.'));
  rerender({ words: 'oud, aoud' });
  await waitFor(() => expect(result.current.failure).toBeUndefined());
});
