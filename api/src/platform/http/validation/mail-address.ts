import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, Matches, MaxLength } from 'class-validator';
import { withMessage } from './field-problems.js';

const LONGEST = 200;
/** No character that a mail program could parse as a separator of addresses. */
const ONE_ADDRESS = /^[^\s,;:<>()[\]"\\]+$/;

/** One email address of at most 200 characters; used for every recipient. */
export const MailAddress = (): PropertyDecorator =>
  applyDecorators(
    IsEmail(),
    Matches(ONE_ADDRESS, withMessage('check.isEmail')),
    MaxLength(LONGEST),
    ApiProperty({ format: 'email', maxLength: LONGEST }),
  );
