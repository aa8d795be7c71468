import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../lib/run.mjs';
import { table } from '../lib/table.mjs';

const SOURCE = 'api/src/platform/config/env.ts';
const KINDS = {
  IsBoolean: '`true`, `false`',
  IsInt: 'whole number',
  IsNumber: 'number',
  IsUrl: 'address',
  IsEmail: 'mail address',
  IsJSON: 'JSON',
};

const decoratorsOf = (member) =>
  new Map(
    (ts.getDecorators(member) ?? []).map(({ expression }) => [
      expression.expression.getText(),
      expression.arguments,
    ]),
  );

/** Valid values: the choices, else the type. */
const valuesOf = (decorators) => {
  const choice = decorators.get('IsIn')?.[0];
  if (choice) return choice.elements.map(({ text }) => `\`${text}\``).join(', ');
  return [...decorators.keys()].map((name) => KINDS[name]).find(Boolean) ?? 'text';
};

/** The default; a setting without one is optional or required. */
const defaultOf = (member, decorators) => {
  const value = member.initializer;
  if (!value) return decorators.has('IsOptional') || member.questionToken ? '' : 'required';
  if (ts.isCallExpression(value)) return `the built \`${value.arguments[0].text}\``;
  return `\`${ts.isStringLiteral(value) ? value.text : value.getText()}\``;
};

/** `docs/configuration.md`, generated from the class that reads the settings. */
export const configurationPage = () => {
  const text = readFileSync(path.join(root, SOURCE), 'utf8');
  const source = ts.createSourceFile(SOURCE, text, ts.ScriptTarget.Latest, true);
  const env = source.statements.find(
    (statement) => ts.isClassDeclaration(statement) && statement.name.text === 'Env',
  );
  const rows = env.members.map((member) => {
    const decorators = decoratorsOf(member);
    const meaning = ts
      .getJSDocCommentsAndTags(member)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' ');
    if (!meaning) throw new Error(`${member.name.text} has no doc comment.`);
    return [
      `\`${member.name.text}\``,
      valuesOf(decorators),
      defaultOf(member, decorators),
      meaning,
    ];
  });
  return [
    '# Configuration',
    '',
    `Every setting of the API and its workers, generated from [the class that reads them](../${SOURCE}) by \`npm run docs\`. They are`,
    'environment variables. If any are missing or invalid, the process exits and lists their names. Each can be read from a file instead:',
    '`JWT_SECRET_FILE` is the path of a file that contains `JWT_SECRET`. Required settings have local defaults in development, but not with',
    '`NODE_ENV=production`. What admins can change while the shop runs (fees, hours, contacts, slogans) is on the settings page of the dashboard;',
    'the settings here are its initial values.',
    '',
    ...table(['Setting', 'Value', 'Default', 'Meaning'], rows),
    '',
  ].join('\n');
};
