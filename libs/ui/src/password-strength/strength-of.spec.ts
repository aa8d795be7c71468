import { strengthOf } from './strength-of';

it.each([
  ['Mariam-Haddad-17', 'Mariam Haddad'],
  ['mariam.h@oud.example', 'mariam.h@oud.example'],
  ['zahrani77-ZAHRANI77', 'zahrani77'],
  ['متجر-الليل-٤٢', 'متجر الليل'],
])('TRUST-81 %s is easy to guess beside the name %s', (password, name) => {
  expect(strengthOf(password)).toBeGreaterThan(2);
  expect(strengthOf(password, ['Noor', name])).toBe(0);
  expect(strengthOf(`${password} camel oven`, ['Noor', name])).toBe(
    strengthOf(`${password} camel oven`),
  );
});
