export type * from './schema.gen';
