import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { PreparedStatements } from './prepared-statements.js';

const isPool = (value: unknown): value is Pool =>
  typeof value === 'object' && value !== null && 'connect' in value && 'query' in value;

const poolOf = ({ driver }: DataSource): Pool => {
  const pool: unknown = 'master' in driver ? driver.master : undefined;
  if (!isPool(pool)) throw new Error('The database is not connected.');
  return pool;
};

/** Frequent reads on the primary. */
@Injectable()
export class Statements extends PreparedStatements {
  constructor(@InjectDataSource() db: DataSource) {
    super(() => poolOf(db));
  }
}
