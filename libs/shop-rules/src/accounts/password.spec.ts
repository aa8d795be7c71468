import { isOfNames } from './password-names.js';
import { passwordProblem } from './password.js';

it.each([
  ['1234567', 'tooShort'],
  ['a1b2c3d4', null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'tooLong'],
  ['QWERTY123', 'tooCommon'],
])('MUT-17 the password %j is %p', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

it('MUT-17 only the whole email is refused as a password', () => {
  expect(passwordProblem('a@b.example', 'A@b.example')).toBe('sameAsEmail');
  expect(passwordProblem('A@B.example', 'a@b.example')).toBe('sameAsEmail');
  expect(passwordProblem('a@b.example1', 'a@b.example')).toBeNull();
  expect(passwordProblem('a@b.example', '')).toBeNull();
});

it.each([
  ['Mariam-17', ['Mariam Haddad'], true],
  ['liwan-haddad-1', ['Liwan', 'Mariam Haddad'], true],
  ['Mariam-likes-camels', ['Mariam Haddad'], false],
  ['quiet-lantern', ['Mariam Haddad'], false],
  ['Ali-12345', ['Ali'], false],
  ['a(b+c)*-1234', ['a(b+c)*'], false],
  ['anything-1', [''], false],
])('STAFFPW-05 whether %j is little more than the names %j: %p', (password, names, isRefused) => {
  expect(isOfNames(password, names)).toBe(isRefused);
});
