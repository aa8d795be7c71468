import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Env } from '../config/env.js';
import { CatalogueStatements } from './catalogue-statements.js';
import { databaseOptions } from './options.js';
import { Replica } from './replica.js';
import { Statements } from './statements.js';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Env],
      useFactory: (env: Env) => ({ ...databaseOptions(env.DATABASE_URL), autoLoadEntities: true }),
    }),
  ],
  providers: [Statements, Replica, CatalogueStatements],
  exports: [Statements, Replica, CatalogueStatements],
})
export class DatabaseModule {}
