import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import type { EntityMetadata, ObjectLiteral } from 'typeorm';
import { Replica } from './replica.js';

/** Reads of the public catalogue; only these may use the replica, if `isReplicaReadAllowed` permits it. */
@Injectable()
export class CatalogueStatements {
  constructor(private readonly replica: Replica) {}

  rows<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.replica.read((server) => server.rows<Row>(text, values));
  }

  /** For statements whose best plan depends on the values: planned for each call. */
  planned<Row extends QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.replica.read((server) => server.planned<Row>(text, values));
  }

  /** Rows of an entity's table by id, up to a limit. */
  all<T extends ObjectLiteral>(
    { tableName, columns }: EntityMetadata,
    where: Partial<T>,
    most: number,
  ): Promise<T[]> {
    const selected = columns.map(
      ({ databaseName, propertyName }) => `${databaseName} as "${propertyName}"`,
    );
    const values: unknown[] = [];
    const tests = columns
      .filter(({ propertyName }) => propertyName in where)
      .map(({ databaseName, propertyName }) => {
        return `${databaseName} = $${values.push(where[propertyName])}`;
      });
    return this.rows<T>(
      `select ${selected.join(', ')} from ${tableName} where ${['true', ...tests].join(' and ')}
       order by id limit ${most}`,
      values,
    );
  }
}
