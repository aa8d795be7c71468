import { getMetadataStorage, type ValidationError, type ValidationOptions } from 'class-validator';
import { Message, msg, type MessageId } from '../../i18n/message.js';
import { MESSAGES } from '../../i18n/messages/index.js';
import type { FieldProblem } from '../problem.js';

/** For a validation decorator: its message. class-validator drops the context of checks of our own whose own message is empty. */
export const withMessage = (id: MessageId): ValidationOptions => ({ context: { id }, message: id });

/** A failed check of a property. */
interface FailedCheck {
  target: object | undefined;
  property: string;
  /** As class-validator names it, for example `maxLength`. */
  name: string;
  value: unknown;
  /** Set by `withMessage`. */
  context?: { id?: MessageId };
}

/** The first problem of each field, including nested fields. */
export const fieldProblems = (
  errors: ValidationError[],
  path = '#',
  parent?: ValidationError,
): FieldProblem[] =>
  errors.flatMap((error) => {
    const pointer = `${path}/${error.property}`;
    // Entries of a list are checked by the decorators of the list.
    const { target, property } = Array.isArray(error.target) && parent ? parent : error;
    return [
      ...Object.keys(error.constraints ?? {})
        .slice(0, 1)
        .map((name) => ({
          pointer,
          detail: messageOf({
            target,
            property,
            name,
            value: error.value,
            context: error.contexts?.[name],
          }),
        })),
      ...fieldProblems(error.children ?? [], pointer, error),
    ];
  });

const isMessageId = (id: string): id is MessageId => Object.hasOwn(MESSAGES, id);

/** The message of a failed check: `check.` and its name, or the one of its decorator. */
const messageOf = ({ target, property, name, value, context }: FailedCheck): Message => {
  // A list instead of an object fails in the pipe, which names no class.
  if (!target && name === 'isObject') return msg('input.objectExpected');
  const check = checkOf(target, property, name);
  const field = fieldOf(property, name === 'nestedValidation', check?.each === true);
  if (name === 'isLength') return lengthMessage(field, value, check?.constraints ?? []);
  const id = context?.id ?? `check.${name}`;
  const constraint = [check?.constraints?.[0]].flat().join(', ');
  return isMessageId(id) ? new Message(id, { property, field, constraint }) : msg('input.invalid');
};

/** class-validator has one name for too short, too long and missing. */
const lengthMessage = (
  field: Message | string,
  value: unknown,
  [least, most]: number[],
): Message => {
  const length = typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
  if (!value || (length !== undefined && length < Number(least)))
    return msg('check.minLength', { field, constraint: Number(least) });
  return length !== undefined && length > Number(most)
    ? msg('check.maxLength', { field, constraint: Number(most) })
    : msg('check.isLength', { field, least: Number(least), most: Number(most) });
};

const checkOf = (target: object | undefined, property: string, name: string) =>
  getMetadataStorage()
    .getTargetValidationMetadatas(target?.constructor ?? Object, '', false, false)
    .find((check) => check.propertyName === property && (check.name ?? check.type) === name);

/** A field name at the beginning of a sentence. */
const fieldOf = (property: string, isNested: boolean, isEach: boolean): Message | string => {
  if (isNested)
    return isEach ? msg('check.eachNested', { property }) : msg('check.nested', { property });
  if (isEach) return msg('check.each', { property });
  // A value that is not an object has no property.
  const name = String(property);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};
