import { Param, type PipeTransform } from '@nestjs/common';
import { NotFound } from './problem.js';

const LARGEST_ID = 2_147_483_647;

class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > LARGEST_ID) throw new NotFound();
    return id;
  }
}

/** A row id of the path; what cannot be one answers 404. */
export const IdParam = (name = 'id'): ParameterDecorator => Param(name, new IdPipe());
