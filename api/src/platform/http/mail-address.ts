import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, Matches, MaxLength } from 'class-validator';
import { withMessage } from './field-problems.js';

const LONGEST = 200;
/** No character that a mail program could read as more than one address. */
const ONE_ADDRESS = /^[^\s,;:<>()[\]"\\]+$/;

/** One e-mail address of at most 200 characters: the rule for everything that mails are sent to. */
export const MailAddress = (): PropertyDecorator =>
  applyDecorators(
    IsEmail(),
    Matches(ONE_ADDRESS, withMessage('check.isEmail')),
    MaxLength(LONGEST),
    ApiProperty({ format: 'email', maxLength: LONGEST }),
  );
