import { HttpException, Logger } from '@nestjs/common';
import { LARGEST_FILE_MB } from '@shop/shop-rules';
import { MulterError } from 'multer';
import { InvalidInput, ShopError, Unavailable } from '../http/problem.js';
import { systemErrorOf } from './system-error.js';
import { msg, type Message } from '../i18n/message.js';

/** Longest part of a file name in a message; its end is shown because it identifies the file better. */
const LONGEST_NAME = 100;

/** A message with the name of its file: `photo.png: This image could not be read.` */
export const aboutFile = (name: string | undefined, reason: Message): Message =>
  name ? msg('file.about', { file: name.slice(-LONGEST_NAME), reason }) : reason;

const arriving = new WeakMap<object, string>();
/** Files of a form arrive one after the other: an error belongs to the latest one. */
export const noteArriving = (request: object, name: string): void => {
  arriving.set(request, name);
};

/** 413: a file is larger than the limit. */
export class FileTooLarge extends ShopError {
  constructor(field: string | undefined, most: string, name: string | undefined) {
    const detail = aboutFile(name, msg('file.tooLarge', { most }));
    super(413, 'file_too_large', detail, [{ pointer: `#/${field ?? 'file'}`, detail }]);
  }
}

const logger = new Logger('Uploads');
/** System calls that fail on a full or broken disk. */
const DISK = new Set(['open', 'write', 'writev', 'rename', 'mkdir', 'fsync', 'lstat', 'close']);

/** A full disk is a temporary problem of the server; other errors stay as they are. */
export const storageProblem = (error: unknown): unknown => {
  const failure = systemErrorOf(error);
  if (!failure || !DISK.has(failure.syscall)) return error;
  logger.error(failure.message);
  return new Unavailable(msg('file.notStored'));
};

/** The shop's message for an error while receiving a form. */
export const uploadProblem = (
  error: unknown,
  request: object,
  largest = `${LARGEST_FILE_MB.video} MB`,
): unknown => {
  const cause = error instanceof HttpException ? error.cause : error;
  if (!(cause instanceof MulterError)) return storageProblem(error);
  if (cause.code === 'LIMIT_FILE_SIZE')
    return new FileTooLarge(cause.field, largest, arriving.get(request));
  const pointer = `#/${cause.field ?? ''}`;
  const tooMany = cause.code === 'LIMIT_FILE_COUNT' || cause.code === 'LIMIT_UNEXPECTED_FILE';
  const detail = tooMany ? msg('file.tooMany') : msg('file.formInvalid');
  return new InvalidInput(detail, [{ pointer, detail }], tooMany ? 'too_many_files' : undefined);
};
