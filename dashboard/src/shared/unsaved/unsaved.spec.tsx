import { cancelQuestion, ConfirmHost } from '@shop/ui';
import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router';
import { activateLocale } from '@/shared/i18n/locale';
import { LeaveGuard } from './leave-guard';
import { FormDialog } from './form-dialog';
import { SaveBar } from './save-bar';
import { SavedForm } from './saved-form';
import { useUnsaved } from './use-unsaved';

const saved = jest.fn();
const Editor = () => {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const forget = useUnsaved({ dirty: text !== '', save: () => saved(text) });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void Promise.resolve().then(() => {
          forget();
          return navigate('/list');
        });
      }}
    >
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void navigate('/list')}>
        Go
      </button>
      <SaveBar
        saveText="Save"
        dirty={text !== ''}
        busy={false}
        onDiscard={() => setText('')}
        problem={text === 'bad' ? 'This will not do.' : undefined}
      />
    </form>
  );
};

const open = async (editor = <Editor />) => {
  await act(() => activateLocale('en'));
  const routes = [
    {
      path: '/',
      element: (
        <>
          {editor}
          <LeaveGuard />
        </>
      ),
    },
    { path: '/list', element: <p>The list</p> },
  ];
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={createMemoryRouter(routes)} />
      <ConfirmHost />
    </I18nProvider>,
  );
};
afterEach(() => act(() => cancelQuestion()));
const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Text'), { target: { value } });
const go = () => fireEvent.click(screen.getByText('Go'));
const closesUnasked = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('allows leaving without changes', async () => {
  await open();
  expect(closesUnasked()).toBe(true);
  go();
  expect(await screen.findByText('The list')).toBeTruthy();
});

it('asks before leaving unsaved changes, and keeps or discards them', async () => {
  await open();
  type('new');
  expect(closesUnasked()).toBe(false);
  go();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'new');
  go();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The list')).toBeTruthy();
});

it('asks again when the page is left once more before "Keep editing" is rendered', async () => {
  await open();
  type('new');
  go();
  const keep = await screen.findByRole('button', { name: 'Keep editing' });
  await act(async () => {
    fireEvent.click(keep);
    await new Promise((resolve) => setTimeout(resolve));
    go();
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('The list')).toBeTruthy();
});

it('does not ask once the changes are saved', async () => {
  await open();
  type('new');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The list')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('saves changes on Ctrl+S and ⌘S, instead of the browser’s save dialog', async () => {
  await open();
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
  expect(saved).not.toHaveBeenCalled();
  type('new');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'S', metaKey: true });
  fireEvent.keyDown(document.body, { key: 's' });
  expect(saved.mock.calls).toEqual([['new'], ['new']]);
});

it('shows unsaved changes and discards them', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  type('bad');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  expect(screen.getByText('This will not do.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Text')).toHaveProperty('value', '');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

describe('while a form is saved', () => {
  let end = (_isSaved: boolean): void => undefined;
  const Form = () => {
    const form = useForm({ defaultValues: { text: '' } });
    const navigate = useNavigate();
    const [isPending, setIsPending] = useState(false);
    const mutate = (values: { text: string }) => {
      setIsPending(true);
      end = (isSaved) => {
        if (isSaved) form.reset(values);
        setIsPending(false);
      };
    };
    return (
      <>
        <SavedForm
          form={form}
          change={{ isPending, mutate }}
          label="Form"
          saveText="Save"
          onReload={() => undefined}
        >
          <input aria-label="Text" {...form.register('text')} />
          <input aria-label="Checked" type="checkbox" />
          <input aria-label="File" type="file" />
          <select aria-label="Choice" />
        </SavedForm>
        <button type="button" onClick={() => void navigate('/list')}>
          Go
        </button>
      </>
    );
  };
  const leaveWhileSaving = async () => {
    await open(<Form />);
    type('new');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saving…');
    go();
    await act(async () => Promise.resolve());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('The list')).toBeNull();
  };

  it('FIRST-11 leaving waits for the end of the save, and then asks nothing', async () => {
    await leaveWhileSaving();
    act(() => end(true));
    expect(await screen.findByText('The list')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('FIRST-11 leaving asks when the save has failed', async () => {
    await leaveWhileSaving();
    act(() => end(false));
    expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeTruthy();
  });

  it('DAY-06 no field is changed by the keyboard until the save ends, and the focus stays', async () => {
    await open(<Form />);
    type('new');
    const save = screen.getByRole('button', { name: 'Save' });
    save.focus();
    fireEvent.click(save);
    await screen.findByText('Saving…');
    const checkbox = screen.getByLabelText<HTMLInputElement>('Checked');
    const choice = screen.getByLabelText('Choice');
    // As the space key does.
    fireEvent.click(checkbox);
    expect(checkbox.checked).toBe(false);
    expect(fireEvent.click(screen.getByLabelText('File'))).toBe(false);
    expect(fireEvent.keyDown(choice, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(choice, { key: 'Tab' })).toBe(true);
    expect(fireEvent.keyDown(choice, { key: 'ArrowDown', altKey: true })).toBe(false);
    expect(fireEvent.keyDown(choice, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(choice, { key: 'F5' })).toBe(true);
    expect(fireEvent(choice, new Event('beforeinput', { cancelable: true }))).toBe(false);
    expect(document.activeElement).toBe(save);
    act(() => end(true));
    expect(document.activeElement).toBe(save);
    fireEvent.click(checkbox);
    expect(checkbox.checked).toBe(true);
    expect(fireEvent.keyDown(choice, { key: 'ArrowDown' })).toBe(true);
  });
});

const Window = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <FormDialog open={isOpen} onOpenChange={setOpen} title="Refuse" closeLabel="Close">
      <input aria-label="Find" type="search" />
      <textarea aria-label="Reason" />
    </FormDialog>
  );
};

it('EDIT-02 a dialog closes at once without input, and after a question with input', async () => {
  await open(<Window />);
  const reason = await screen.findByLabelText('Reason');
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'mona' } });
  expect(closesUnasked()).toBe(true);
  fireEvent.change(reason, { target: { value: 'Not what we sell' } });
  expect(closesUnasked()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(reason).toHaveProperty('value', 'Not what we sell');
  fireEvent.keyDown(reason, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(closesUnasked()).toBe(true);
});

it('EDIT-02 a dialog without input closes without a question', async () => {
  await open(<Window />);
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
