import { Inject, type Provider, type Type } from '@nestjs/common';
import { getRepositoryToken } from '@nestjs/typeorm';
import type {
  DeepPartial,
  FindOptionsOrder,
  FindOptionsWhere,
  ObjectLiteral,
  Repository,
} from 'typeorm';
import { NotFound } from '../http/problem.js';
import { Uploads, type Upload } from './uploads.js';

interface Row extends ObjectLiteral {
  id: number;
}

type Files<Column extends string> = Partial<Record<Column, Upload | undefined>>;

/** Rows and the uploaded files their columns name: a replaced or deleted row discards its files. */
export class ContentStore<T extends Row, Column extends keyof T & string> {
  constructor(
    private readonly rows: Repository<T>,
    private readonly columns: readonly Column[],
    private readonly uploads: Uploads,
  ) {}

  all(): Promise<T[]> {
    const order = { id: 'ASC' } as FindOptionsOrder<T>;
    return this.rows.find({ order });
  }

  async one(id: number): Promise<T> {
    const row = await this.rows.findOneBy(this.is(id));
    if (!row) throw new NotFound();
    return row;
  }

  async add(values: DeepPartial<T>, files: Files<Column> = {}): Promise<T> {
    return this.rows.save(this.rows.create({ ...values, ...(await this.keep(files)) }));
  }

  async change(id: number, values: DeepPartial<T>, files: Files<Column> = {}): Promise<T> {
    const row = await this.one(id);
    const kept = await this.keep(files);
    const old = this.columns.filter((column) => column in kept).map((column) => row[column]);
    const changed = await this.rows.save(this.rows.merge(row, { ...values, ...kept }));
    await this.uploads.discard(old);
    return changed;
  }

  async remove(id: number): Promise<void> {
    const row = await this.one(id);
    await this.rows.delete(this.is(id));
    await this.uploads.discard(this.columns.map((column) => row[column]));
  }

  private is(id: number): FindOptionsWhere<T> {
    return { id } as FindOptionsWhere<T>;
  }

  private async keep(files: Files<Column>): Promise<DeepPartial<T>> {
    const kept: Record<string, string> = {};
    for (const column of this.columns) {
      const file = files[column];
      if (file) kept[column] = await this.uploads.keep(file);
    }
    return kept as DeepPartial<T>;
  }
}

const tokenOf = (entity: Type): string => `ContentStore(${entity.name})`;

/** The store of an entity; `columns` hold file names. */
export const contentStore = <T extends Row>(
  entity: Type<T>,
  columns: readonly (keyof T & string)[],
): Provider => ({
  provide: tokenOf(entity),
  inject: [getRepositoryToken(entity), Uploads],
  useFactory: (rows: Repository<T>, uploads: Uploads) => new ContentStore(rows, columns, uploads),
});

export const InjectStore = (entity: Type): ParameterDecorator => Inject(tokenOf(entity));
