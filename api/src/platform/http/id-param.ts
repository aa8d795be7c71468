import { Param, type PipeTransform } from '@nestjs/common';
import { InvalidInput } from './problem.js';
import { say } from '../i18n/message.js';

/** The largest `integer` of PostgreSQL. */
export const LARGEST_ID = 2_147_483_647;

/** The id a text of the path means; undefined when no row can have it. */
export const idOf = (text: string | undefined): number | undefined => {
  const id = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : undefined;
};

/** What cannot be a row's id is the caller's mistake, not a missing row. */
export class InvalidId extends InvalidInput {
  constructor() {
    super(say('input.idInAddress'), undefined, 'invalid_id');
  }
}

class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = idOf(value);
    if (id === undefined) throw new InvalidId();
    return id;
  }
}

/** A row id of the path; what cannot be one answers 400. */
export const IdParam = (name = 'id'): ParameterDecorator => Param(name, new IdPipe());
