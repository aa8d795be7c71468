import { fireEvent, render, screen } from '@testing-library/react';
import { NumberField } from './number-field';
import { PasswordField } from './password-field';
import { TextField } from './text-field';

it('ties label, hint and error to the input', () => {
  render(<TextField label="Email" hint="We only write about orders." error="Enter an email." />);
  const input = screen.getByLabelText('Email');
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['We only write about orders.', 'Enter an email.']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

it('shows and hides a password', () => {
  render(<PasswordField label="Password" showText="Show" hideText="Hide" />);
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide' })).toBeTruthy();
});

it('TRUST-63 a password can be pasted, dropped and filled by a password manager', () => {
  render(
    <PasswordField
      label="Password"
      showText="Show"
      hideText="Hide"
      autoComplete="current-password"
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  expect(input.autocomplete).toBe('current-password');
  for (const event of [fireEvent.paste, fireEvent.drop, fireEvent.keyDown])
    expect(event(input)).toBe(true);
});

it('CONST-21 accepts Arabic digits in a number and keeps the caret position', () => {
  const listener = jest.fn();
  render(<NumberField label="Price" onChange={(event) => listener(event.target.value)} />);
  const input = screen.getByLabelText<HTMLInputElement>('Price');
  const type = (value: string, caret: number) => {
    input.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.setSelectionRange(caret, caret);
    fireEvent.input(input);
  };
  type('١٬٢٥٠٫۵', 3);
  expect(input.value).toBe('1250.5');
  expect(input.selectionStart).toBe(2);
  expect(listener).toHaveBeenLastCalledWith('1250.5');
});
